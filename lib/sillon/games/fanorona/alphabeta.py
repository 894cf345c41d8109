"""Fanorona's alpha-beta on whole turns, without recursion. Dropped after each turn's search.

A leaf's value is its pieces, each by its point, less what the other may take next, _THREAT; a leaf with a capture is searched a
turn further, as captures are compulsory. A win is WON - ply, and proven: draws by the match's history count as draws. Where the
turns of a position fill the last _GAP places, some may be missing: such a position is never a loss, but has the value of its
pieces.
"""

from sillon.games.fanorona.search import SURE, WON
from sillon.games.fanorona.turns import ORDER, able

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fanorona.search import Search

_SLICE = 2  # nodes between two yields
_GAP = 8  # the most plain turns of one piece
_THREAT = 50  # hundredths of a piece: what a leaf is worth less if the opponent can capture next
_ORDERED = 3  # turns tried in order, others as generated


def alpha_beta(search: "Search", depth: int, alpha: int, beta: int) -> "Generator[None, None, None]":
    """Set best[0], the value of the position at ply 1 for the player to move: exact between alpha and beta, else a bound.

    A value beyond SURE is proven.
    """
    own = search.own
    own_more = search.own_more
    enemy = search.enemy
    enemy_more = search.enemy_more
    all_word = search.all_word
    all_more = search.all_more
    alphas = search.alpha
    betas = search.beta
    bests = search.best
    depths = search.depth
    scores = search.score
    code = search.code
    start = search.start
    end = search.end
    following = search.following
    scout = search.scout
    limit = search.game.draw_after or -1
    room = search.most - _GAP
    ply = 1
    alphas[1] = alpha
    betas[1] = beta
    depths[1] = depth
    while True:
        # Enter a position.
        search.nodes += 1
        if search.nodes % _SLICE == 0:
            yield
        a = own[ply]
        b = own_more[ply]
        c = enemy[ply]
        d = enemy_more[ply]
        known = True
        if not (a or b):
            worth = ply - WON
        elif search.since[ply] == limit or ((ply > 3 or search.twice) and repeated(search, ply)):
            search.lay(ply)
            yield from search.write(ply)
            worth = 0 if end[ply] > start[ply] or end[ply] > room else ply - WON
        elif not (depths[ply] or able(a, b, c, d, all_word ^ a ^ c, all_more ^ b ^ d)):
            worth = scores[ply]
            if able(c, d, a, b, all_word ^ a ^ c, all_more ^ b ^ d):
                worth -= _THREAT
        else:
            search.lay(ply)
            known = depths[ply] == 0
            search.enough = betas[ply] - scores[ply] + _THREAT if known else WON
            yield from search.write(ply)
            if known:
                worth = scores[ply] if search.quiet else scores[ply] + gain(search, ply)
                if worth > SURE:
                    worth = WON - ply - 1
            else:
                bests[ply] = ply - WON
                following[ply] = start[ply]
        while True:
            if known:
                # Back to the position above, with the value.
                if ply == 1:
                    bests[0] = worth
                    return
                worth = -worth
                ply -= 1
                if scout[ply] and alphas[ply] < worth < betas[ply]:
                    # The null window failed high: search again.
                    scout[ply] = 0
                    ply += 1
                    alphas[ply] = -betas[ply - 1]
                    betas[ply] = -alphas[ply - 1]
                    break
                if worth > bests[ply]:
                    bests[ply] = worth
                    if worth > alphas[ply]:
                        alphas[ply] = worth
                        if worth >= betas[ply]:
                            search.killer[ply] = code[following[ply] - 1] & 4095
                            continue
            turn = following[ply]
            if turn == end[ply]:
                worth = bests[ply]
                if worth < -SURE and turn > room:
                    worth = scores[ply]
                known = True
                continue
            if depths[ply] == 1:
                # The last turn before the leaves gains at most what it takes and a threat: the answer can only take back.
                search.choose(ply, turn)
                i = scores[ply] + (code[turn] >> 12) - ORDER + _THREAT
                if i <= alphas[ply]:
                    worth = max(bests[ply], i)
                    known = True
                    continue
            elif turn < start[ply] + _ORDERED:
                search.choose(ply, turn)
            search.child(ply, turn)
            a = alphas[ply]
            b = betas[ply]
            c = 1 if turn > start[ply] and b - a > 1 else 0
            scout[ply] = c
            ply += 1
            depths[ply] = depths[ply - 1] - 1
            betas[ply] = -a
            alphas[ply] = -a - 1 if c else -b
            break


def gain(search: "Search", ply: int) -> int:
    """Return what the best capture gains, less _THREAT if the answer can capture.

    It is 30000 when the capture takes all enemies, and 0 without a capture.
    """
    code = search.code
    best = search.start[ply]
    if best >= search.end[ply]:
        return 0  # its turns did not fit
    for turn in range(best + 1, search.end[ply]):
        if code[turn] > code[best]:
            best = turn
    a = search.enemy[ply] ^ search.taken[best]
    b = search.enemy_more[ply] ^ search.more[best]
    if not (a or b):
        return 30000
    gain = code[best]
    origin = gain >> 6 & 63
    target = gain & 63
    c = search.own[ply] ^ search.word[origin] ^ search.word[target]
    d = search.own_more[ply] ^ search.word_more[origin] ^ search.word_more[target]
    gain = (gain >> 12) - ORDER
    return gain - _THREAT if able(a, b, c, d, search.all_word ^ a ^ c, search.all_more ^ b ^ d) else gain


def repeated(search: "Search", ply: int) -> bool:
    """Return whether the position repeats one of the line since the last capture, or one that the match has had twice."""
    position = (search.own[ply], search.own_more[ply], search.enemy[ply], search.enemy_more[ply])
    for earlier in range(ply - 4, max(ply - search.since[ply], 0) - 1, -2):
        if position == (
            search.own[earlier],
            search.own_more[earlier],
            search.enemy[earlier],
            search.enemy_more[earlier],
        ):
            return True
    return bool(search.twice) and (bool(ply & 1), position) in search.twice
