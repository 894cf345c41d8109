"""Sillon on a board: opens the board, runs the app. Whoever hosts the app elsewhere loads this file and calls app.tick()."""

from hal import open_board

board = open_board()

from sillon.app import App  # noqa: E402 while it is read, there is light

app = App(board)

if __name__ == "__main__":
    from sillon.app.rescue import rescue

    while True:
        try:
            app.tick()
        except Exception as error:
            rescue(app, error)
