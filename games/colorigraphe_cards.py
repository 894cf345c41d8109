"""The cards of the Colorigraphe: 48 problems, each stake from 2 to 24 at least twice, from easy to hard.

`python -m tools.cards` makes this file; the tests solve every card again. A card is the fewest black tokens that solve it, then
its arcs, two letters each: plot 1 is a, plot 12 is l.
"""

CARDS = (
    "0cieh "
    "0bjdf "
    "0djgjgk "
    "1ejeljl "
    "0aibdehgh "
    "1chcjgjhj "
    "0acdkdleiek "
    "1bhblhihljk "
    "0afakbicgciel "
    "1bcbhblcjcldk "
    "0akblcjfighgljl "
    "1adbdbededhgigl "
    "0abaibhcfdlgliljl "
    "1adakbdcidhdjdkfg "
    "0afakdhdidlegfhfigk "
    "2acaibcbecidgdhghij "
    "0adaeahakbdcgegfifjhl "
    "2abagaibicecjelfjflhk "
    "1adalbdbjcldfdjdkflghgi "
    "2akbjcldfdiegeigihkhlkl "
    "1adagaiajbebicdclefgjglhj "
    "2aeagajbcdjegehejelfgfljl "
    "1adbcbdbebgbjcedffjgjikjkkl "
    "2aeagbdbebhbichdleifihjhljl "
    "1abbcbgblcddjdkegekfgflgjhjjl "
    "2adajakbcceckdkdlegejgjglhkjl "
    "1ahbccdcgckdgdidjeffgfihkikjkjl "
    "2adbdbkcgdedfdgefehfgghgigjijil "
    "1abagbgbicfcldedfdjegeiglhjhkhlik "
    "3aeajakbdbgbhbkcdcgckdhdkejfjghhj "
    "1abadbicjdedfdgeiejekfhfkflghgkijil "
    "3afahaiakbdbldgdlefegehekgihkhlilkl "
    "0afagalbcbfbgbkcdcecidgdlegelgihkhlil "
    "1acadbdbebkblcdcgcldgdlehejfkgjhkhlik "
    "3abadbdbfbibkblcdckefegeiejgjgkhihkjk "
    "2aiakbcbdbfblcecfdgdidkegeififjgiijiljl "
    "3acbfbhbiblcdcecgchclefehejfifjgigkjkjl "
    "2acadaebcbfbjcfdedfdlegehekfhfjghgkhiikjk "
    "3albibjchckdedfdgdjdkdlegeiekfiflhjhkijil "
    "2acadakalbdbibkblcfcicjdhegelfhfifjgihkhlik "
    "3aeagaibcbdbicdcgcldedhdleifhfkghgkglhliljk "
    "2adagajbibjcfcgcjdfdidkefeiekelfggigkhkijikjk "
    "3adaeajakbebfbhblcdcecfdiefeiejelfjgkglhkilkl "
    "2acafagaiajbdcdchcidfdleiekfhfiflglhihjijikiljk "
    "3afagajakalbcblcdcfcgdedgdjefegeiekelfkflgigkgl "
    "0acadafagbdbfbgceckcldedjdkdlefegeheifjflglhkhlil "
    "2abafagahaiakbcbfbjcdcgchckdidjdlefeifhfjglhihjik "
    "3acahakbebgbhbkblcdcecfcicleiejfgfhfkgigjhlijikil"
)


def card(number: int) -> tuple[list[tuple[int, int]], int]:
    """The arcs of card 1..48, as pairs of plots 0..11, the smaller first, and the fewest black tokens that solve it."""
    text = CARDS.split(" ")[number - 1]
    return [(ord(text[k]) - 97, ord(text[k + 1]) - 97) for k in range(1, len(text), 2)], int(text[0])
