"""Open the board and run the app. A host other than a board loads this file and calls app.tick() itself."""

from hal import open_board

board = open_board()

from sillon.app import App  # noqa: E402 the lights are on while it is imported

app = App(board)

if __name__ == "__main__":
    from sillon.app.rescue import rescue

    while True:
        try:
            app.tick()
        except Exception as error:
            rescue(app, error)
