"""The set-up of a new game, by mouse and keyboard."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.setup_words import SAID, problem_of
from desktop.engine.setup import Setup, SetupError
from desktop.titles.shelf import TITLES, new_game
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
PEER = TITLES["1846"].peer_options()


@pytest.fixture
def dialog(qtbot, look):
    made = NewGameDialog(look, players=NAMES, seed=17)
    qtbot.addWidget(made)
    shown(made, 860, 620)
    return made


def click(button):
    QTest.mouseClick(button, LEFT)
    settle()


def test_what_is_shown_is_what_is_played(dialog):
    assert dialog.setup() == Setup("1846", NAMES, 17)
    assert new_game(dialog.setup()).setup == dialog.setup()


def test_starting_accepts_the_set_up(qtbot, dialog):
    with qtbot.waitSignal(dialog.accepted, timeout=500):
        click(dialog.start)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_enter_starts_and_escape_does_not(qtbot, dialog):
    with qtbot.waitSignal(dialog.accepted, timeout=500):
        QTest.keyClick(dialog.seats.rows[0].name, Qt.Key.Key_Return)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected, timeout=500):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_names_are_typed(dialog):
    field = dialog.seats.rows[1].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Betty")
    assert dialog.setup().players == ("Anna", "Betty", "Clara", "Dmitri")


def test_who_has_no_name_is_called_after_the_seat(qtbot, look):
    dialog = NewGameDialog(look)
    qtbot.addWidget(dialog)
    assert dialog.setup().players == ("Player 1", "Player 2", "Player 3", "Player 4")


def test_players_come_and_go(dialog):
    click(dialog.add)
    assert len(dialog.setup().players) == 5
    assert not dialog.add.isEnabled()
    for _ in range(3):
        click(dialog.seats.rows[0].leave)
    assert dialog.setup().players[0] == "Dmitri"
    assert not dialog.seats.rows[0].leave.isEnabled()
    assert dialog.add.isEnabled()


def test_a_seat_is_moved_by_arrow_keys(dialog):
    QTest.keyClick(dialog.seats.rows[0].chip, Qt.Key.Key_Down)
    assert dialog.setup().players == ("Boris", "Anna", "Clara", "Dmitri")
    QTest.keyClick(dialog.seats.rows[0].chip, Qt.Key.Key_Up)
    assert dialog.setup().players == ("Boris", "Anna", "Clara", "Dmitri")


def test_a_seat_is_moved_while_typing(dialog):
    QTest.keyClick(dialog.seats.rows[3].name, Qt.Key.Key_Up, ALT)
    QTest.keyClick(dialog.seats.rows[2].name, Qt.Key.Key_Up, ALT)
    assert dialog.setup().players == ("Anna", "Dmitri", "Boris", "Clara")


def test_a_seat_is_dragged(dialog):
    rows = dialog.seats.rows
    chip, target = rows[0].chip, rows[2]
    start = chip.rect().center()
    end = chip.mapFromGlobal(target.mapToGlobal(QPoint(start.x(), target.height() // 2)))
    QTest.mousePress(chip, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 9):
        # The chip follows the pointer, so each place is reckoned from where it is now.
        place = chip.parentWidget().parentWidget().mapToGlobal(QPoint(20, 0)) + QPoint(
            0, (start + (end - start) * step / 8).y()
        )
        QTest.mouseMove(chip, chip.mapFromGlobal(place))
        settle()
    QTest.mouseRelease(chip, LEFT)
    assert dialog.setup().players == ("Boris", "Clara", "Anna", "Dmitri")


def test_seats_are_drawn(dialog):
    seen = set()
    for _ in range(40):
        click(dialog.draw)
        seen.add(dialog.setup().players)
        assert sorted(dialog.setup().players) == sorted(NAMES)
    assert len(seen) > 5


def test_tab_goes_through_the_seats_in_their_new_order(dialog):
    dialog.seats.move_to(dialog.seats.rows[3], 0)
    first, second = dialog.seats.rows[:2]
    first.leave.setFocus()
    QTest.keyClick(first.leave, Qt.Key.Key_Tab)
    assert second.chip.hasFocus()


# Colours


def choose_colour(row, down: int) -> None:
    """Open the menu of colours with a key and go down so many entries from the present one."""

    def drive() -> None:
        menu = row.colour.menu()
        for _ in range(down):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(50, drive)
    QTest.keyClick(row.colour, Qt.Key.Key_Space)
    settle()


def test_colours_are_at_first_those_of_the_seats(dialog):
    assert dialog.colours() == ("violet", "teal", "ochre", "brown")


def test_a_colour_that_nobody_wears_is_chosen_by_keys(dialog):
    choose_colour(dialog.seats.rows[1], 4)
    assert dialog.colours() == ("violet", "black", "ochre", "brown")
    assert dialog.seats.rows[1].colour.accessibleName() == "Colour: Black"


def test_who_wears_the_colour_already_swaps(dialog):
    choose_colour(dialog.seats.rows[0], 2)
    assert dialog.colours() == ("ochre", "teal", "violet", "brown")


def test_a_colour_goes_with_its_player(dialog):
    QTest.keyClick(dialog.seats.rows[0].chip, Qt.Key.Key_Down)
    assert dialog.setup().players[:2] == ("Boris", "Anna")
    assert dialog.colours()[:2] == ("teal", "violet")


def test_who_comes_gets_a_free_colour(dialog):
    click(dialog.seats.rows[1].leave)
    click(dialog.add)
    assert dialog.colours() == ("violet", "ochre", "brown", "teal")


def test_the_colours_of_last_time_come_back(qtbot, look):
    dialog = NewGameDialog(look, players=NAMES, colours=("black", "blue", "teal", "ochre"))
    qtbot.addWidget(dialog)
    assert dialog.colours() == ("black", "blue", "teal", "ochre")


def test_options_are_ticked_at_the_box_and_at_the_sentence(dialog):
    row = dialog.options.rows["idle_trains"]
    click(row.sentence)
    assert dialog.setup().options == {"idle_trains"}
    QTest.keyClick(row.box, Qt.Key.Key_Space)
    assert dialog.setup().options == frozenset()


def test_as_on_18xx_games(dialog):
    click(dialog.options.peer)
    assert dialog.setup().options == PEER
    assert dialog.options.peer.isChecked() and not dialog.options.book.isChecked()
    click(dialog.options.rows["idle_trains"].box)
    assert not dialog.options.peer.isChecked() and not dialog.options.book.isChecked()
    click(dialog.options.book)
    assert dialog.setup().options == frozenset()
    assert dialog.options.book.isChecked()


def test_a_preset_keeps_the_edition(dialog):
    click(dialog.options.rows["second_edition"].box)
    click(dialog.options.peer)
    assert dialog.setup().options == PEER | {"second_edition"}


def test_the_second_choice_of_an_edition_replaces_the_first(dialog):
    click(dialog.options.rows["second_edition"].box)
    click(dialog.options.rows["second_edition_kept"].box)
    assert dialog.setup().options == {"second_edition_kept"}
    assert dialog.start.isEnabled()


def test_two_players_get_the_game_for_two(dialog):
    for _ in range(2):
        click(dialog.seats.rows[0].leave)
    assert dialog.setup().options == {"two_players"}
    assert dialog.start.isEnabled()
    click(dialog.add)
    assert dialog.setup().options == frozenset()
    assert dialog.start.isEnabled()


def test_a_game_for_two_with_four_says_why_not(dialog):
    click(dialog.options.rows["two_players"].box)
    assert not dialog.start.isEnabled()
    assert "The game for two is for two players." in visible_texts(dialog)
    click(dialog.options.rows["two_players"].box)
    assert dialog.start.isEnabled()


def test_the_same_name_twice_says_so(qtbot, dialog):
    field = dialog.seats.rows[1].name
    field.selectAll()
    QTest.keyClicks(field, "Anna")
    settle()
    assert "Two players have the same name." in visible_texts(dialog)
    with qtbot.assertNotEmitted(dialog.accepted):
        click(dialog.start)
    QTest.keyClicks(field, "bel")
    settle()
    assert "Two players have the same name." not in visible_texts(dialog)


def test_the_seed_is_shown_edited_and_rolled(dialog):
    assert dialog.seed.text() == "17"
    dialog.seed.selectAll()
    QTest.keyClicks(dialog.seed, "18a46")
    assert dialog.setup().seed == 1846
    rolled = set()
    for _ in range(5):
        click(dialog.dice)
        rolled.add(dialog.setup().seed)
    assert len(rolled) > 1


@pytest.mark.parametrize("text", ["", "9999999999999999999"])
def test_a_seed_the_engine_does_not_take(dialog, text):
    dialog.seed.setText(text)
    settle()
    assert not dialog.start.isEnabled()
    assert any("seed is a number" in said for said in visible_texts(dialog))


def test_the_same_set_up_again(dialog):
    setup = Setup("1846", ("Eva", "Fedor"), 99, frozenset({"two_players", "idle_trains"}))
    dialog.set_setup(setup)
    assert dialog.setup() == setup


def _sentences():
    """Whatever the engine says of the set-ups a person can make here."""
    for title in (TITLES["1846"], TITLES["steam"]):
        keys = [option.key for option in title.options]
        for count, board in product(title.players, title.boards or ("",)):
            for bits in range(2 ** len(keys)):
                options = frozenset(key for n, key in enumerate(keys) if bits >> n & 1)
                try:
                    title.check_setup(Setup(title.key, tuple("ABCDEF"[:count]), 1, options, board))
                except SetupError as error:
                    yield error.text


def test_every_sentence_of_the_engine_is_known_here():
    assert set(_sentences()) <= set(SAID)


def test_every_known_sentence_is_still_said():
    title = TITLES["1846"]
    said = set(_sentences())
    for wrong in (Setup("1846", ("A", "A", "B")), Setup("1846", ("A", "B", "C"), -1)):
        with pytest.raises(SetupError) as caught:
            title.check_setup(wrong)
        said.add(caught.value.text)
        assert problem_of(title, wrong) == SAID[caught.value.text]
    assert said == set(SAID)


def test_every_word_follows_the_language(dialog):
    with bracketed():
        settle()
        texts = [t for t in visible_texts(dialog) if not t.isdecimal()]
        assert texts and all(t.startswith("[") for t in texts), texts
        assert dialog.seats.rows[0].name.placeholderText() == "[Player 1]"


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(dialog, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    dialog.seats.rows[1].name.setText("Anna")
    shown(dialog, 860 * scale // 100, min(720, 600 * scale // 100))
    assert cut_off(dialog) == []


@pytest.fixture
def mexican(qtbot, look):
    made = NewGameDialog(look, title="18MEX", players=NAMES, seed=17)
    qtbot.addWidget(made)
    shown(made, 860, 900)
    return made


def test_another_title_brings_its_own_options_and_seats(dialog):
    for _ in range(2):
        click(dialog.seats.rows[0].leave)
    assert len(dialog.setup().players) == 2
    dialog._titles.setFocus()
    QTest.keyClick(dialog._titles, Qt.Key.Key_Down)
    settle()
    assert dialog.title.key == "18MEX"
    assert len(dialog.setup().players) == 3
    assert dialog.setup().options == frozenset()
    assert set(dialog.options.rows) == {option.key for option in TITLES["18MEX"].options}
    assert not any(row.leave.isEnabled() for row in dialog.seats.rows)
    assert new_game(dialog.setup()).setup == dialog.setup()


def test_optional_rules_stand_apart_from_those_of_18xx_games(mexican):
    rows, titles = mexican.options.rows, TITLES["18MEX"].options
    own = [option.key for option in titles if not option.peer]
    assert own == ["triple_yellow", "early_kcmo", "late_minors", "hard_rust"]

    def top(widget):
        return widget.mapTo(mexican.options, QPoint(0, 0)).y()

    own_at, peer_at = (top(c) for c in (mexican.options.own_caption, mexican.options.peer_caption))
    for option in titles:
        at = top(rows[option.key])
        assert at > peer_at if option.peer else own_at < at < peer_at
    assert {"OPTIONAL RULES", "AS ON 18XX.GAMES"} <= set(visible_texts(mexican))


def test_a_preset_of_18mex_leaves_the_optional_rules(mexican):
    click(mexican.options.rows["hard_rust"].box)
    click(mexican.options.peer)
    assert mexican.setup().options == TITLES["18MEX"].peer_options() | {"hard_rust"}
    click(mexican.options.book)
    assert mexican.setup().options == {"hard_rust"}


def test_too_few_players_are_said_in_the_language_of_the_reader():
    problem = problem_of(TITLES["18MEX"], Setup("18MEX", ("A", "B"), 1))
    assert problem == "18MEX is for 3 to 5 players."
