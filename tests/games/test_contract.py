"""The contract: what every game promises to the rest of the program, part by part.

It is tried on random play of every game and of a toy. A game that has not a part is left out of its
tests, and the first test names what is missing. All promises stand in this one module, so that who
adds a game can read them through.
"""

import pickle
from collections import defaultdict
from itertools import pairwise
from math import isfinite
from random import Random
from string import Formatter

import pytest

from mt_widgets.draw.flatten import bounds
from mt_widgets.draw.scene import Scene, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.controller import click, following
from mt_widgets.engine.cues import Arrow, Cues, Mark
from mt_widgets.engine.errors import Mistake, PositionError, Refusal, TooLarge
from mt_widgets.engine.game import CHANCE, AnyGame, Event, Move, Position, View
from mt_widgets.games import PARTS
from mt_widgets.search.opponents.levels import levels_of, weights_of

from .known import GOALS, MISSING, QUESTIONS, SILENT, STILL
from .sampling import ALL, eyes, seats, some, starts, states, steps, views

REQUIRED = {"setup", "rules", "notation", "knowledge", "forecast", "voice", "goals"}
_TURNS = {"TurnPassed", "TurnBegan"}  # events by which a turn ends


def over(*parts: str) -> pytest.MarkDecorator:
    """The games that have these parts; the test of missing parts names the others."""
    found = [game for game in ALL if game.parts >= {"setup", "rules", *parts}]
    return pytest.mark.parametrize("game", found, ids=lambda game: game.name)


def _says(text: str) -> bool:
    """Whether people can read something there, with nothing left to fill in."""
    return bool(text.strip()) and "{" not in text and "}" not in text


def _decides(game: AnyGame, state: Position) -> bool:
    return game.rules.mover(state) not in (None, CHANCE)


# The parts


def test_the_parts_that_are_missing_are_known_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    missing = {game.name: PARTS.keys() - game.parts for game in ALL}
    with capsys.disabled():
        for name, parts in missing.items():
            print(f"\n{name}: missing {', '.join(sorted(parts)) or 'nothing'}", end="")  # noqa: T201
    assert missing == MISSING


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_what_every_game_needs_is_there_and_what_is_missing_is_said(game: AnyGame) -> None:
    assert game.parts >= REQUIRED
    for part in PARTS.keys() - game.parts:
        with pytest.raises(Mistake, match=f"{game.name} has no {part}"):
            getattr(game, part)


# Setup


@over()
def test_a_seed_gives_the_same_start_and_what_is_not_asked_for_is_refused(game: AnyGame) -> None:
    assert starts(game) == starts.__wrapped__(game)
    names = [option.name for option in game.setup.OPTIONS]
    assert len({*names}) == len(names)
    assert all(_says(option.about) and bool(option.title) == bool(option.values)
               for option in game.setup.OPTIONS)  # fmt: skip
    assert all(option.value in ("", *option.values) for option in game.setup.OPTIONS)
    with pytest.raises(PositionError):
        game.setup.new({"stones of the moon": "3"})


@over()
def test_seats_have_names_that_differ(game: AnyGame) -> None:
    for state in starts(game):
        names = [*game.setup.seats(state)]
        assert all(names)
        assert len({*names}) == len(names)


# Notation


@over("notation")
def test_text_round_trips(game: AnyGame) -> None:
    written = game.notation
    for state in states(game):
        text = written.format_position(state)
        assert written.parse_position(text) == state
        assert written.format_position(written.parse_position(text)) == text
        assert written.is_position(text)
        assert written.is_state(state)
        assert not written.is_state(text)
        others = [other.notation for other in ALL if other != game and "notation" in other.parts]
        assert not any(other.recognises(text) or other.is_state(state) for other in others)


@over("notation")
def test_moves_round_trip_and_are_all_different(game: AnyGame) -> None:
    written = game.notation
    for state, move, _ in steps(game):
        moves = [*dict.fromkeys((*game.rules.legal_moves(state), move))]
        texts = [written.format_move(one) for one in moves]
        assert len({*texts}) == len(texts)
        assert [written.parse_moves(text) for text in texts] == [[one] for one in moves]
        assert not any(map(written.is_position, texts))


# Rules


@over("notation")
def test_the_same_state_gives_the_same_moves_in_the_same_order(game: AnyGame) -> None:
    for state in states(game):
        moves = game.rules.legal_moves(state)
        again = game.notation.parse_position(game.notation.format_position(state))
        pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own
        assert moves == game.rules.legal_moves(again) == game.rules.legal_moves(pickled)
        assert len({*moves}) == len(moves)


@over("notation")
def test_playing_leaves_its_input_alone(game: AnyGame) -> None:
    for state, move, after in steps(game):
        before = game.notation.format_position(state), hash(state)
        assert game.rules.play(state, move) == after
        game.rules.events(state, move)
        assert (game.notation.format_position(state), hash(state)) == before


@over()
def test_somebody_moves_until_somebody_has_won(game: AnyGame) -> None:
    for state in states(game):
        mover, won = game.rules.mover(state), game.rules.winners(state)
        assert (mover is None) == (won is not None)
        assert mover in (None, CHANCE, *seats(game, state))
        assert game.rules.turn(state) in seats(game, state)
        assert bool(game.rules.legal_moves(state)) or not _decides(game, state)
        own = game.rules.side(state, game.rules.turn(state))
        assert mover in (None, CHANCE, *own) or game.rules.interrupts(state), state
        for seat in won or ():
            assert game.rules.side(state, seat) <= {*(won or ())} <= {*seats(game, state)}


@over("notation", "voice")
def test_the_result_names_the_winners(game: AnyGame) -> None:
    for state in states(game):
        won, names = game.rules.winners(state), game.setup.seats(state)
        result = game.notation.result(state)
        assert (result == "-") == (won is None)
        assert all(names[seat] in result for seat in won or ())
        assert all(map(_says, game.voice.standings(state)))


def _refusals(game: AnyGame, number: int = 60) -> list[Refusal]:
    """What is answered to moves of other positions; None is answered to legal ones alone."""
    found, pool = list[Refusal](), some([step.move for step in steps(game)], 40)
    for state in some(states(game), number):
        legal = game.rules.legal_moves(state)
        assert [game.rules.why_not(state, move) for move in legal] == [None] * len(legal)
        unlisted = game.rules.mover(state) == CHANCE and not legal  # too many to list
        for move in pool:
            refusal = game.rules.why_not(state, move)
            assert unlisted or (refusal is None) == (move in legal), (state, str(move))
            found += filter(None, [refusal])
    return [*dict.fromkeys(found)]


@over("voice")
def test_a_move_is_refused_exactly_if_it_is_not_listed_and_by_a_rule(game: AnyGame) -> None:
    refusals, rules = _refusals(game), game.voice.rules()
    assert len({refusal.rule for refusal in refusals}) > 2
    for refusal in refusals:
        unreadable = refusal.rule == "move"  # what is no move on this board, by no rule
        assert unreadable or _says(rules[refusal.rule].title), refusal
        assert _says(game.voice.explain(refusal)), refusal


@over()
def test_what_chance_does_is_legal_and_its_own(game: AnyGame) -> None:
    for state, move, _ in steps(game):
        assert game.rules.is_chance(move) == (game.rules.mover(state) == CHANCE)
        assert game.rules.why_not(state, move) is None


@over()
def test_turns_pass_as_events_tell(game: AnyGame) -> None:
    rules = game.rules
    for before, move, after in steps(game):
        told = any(type(event).__name__ in _TURNS for event in rules.events(before, move))
        passed = rules.turn_passed(before, after)
        assert told or not passed, (before, str(move))
        if not rules.is_chance(move):  # which may decide whose turn is the first
            assert passed or not told, (before, str(move))
            assert passed or rules.turn(before) == rules.turn(after)


@over()
def test_idling_and_stopping_are_legal_or_nothing(game: AnyGame) -> None:
    for state in states(game):
        idle, stop = game.rules.idle(state), game.rules.stop(state)
        for move in (idle, stop):
            assert move is None or game.rules.why_not(state, move) is None
        assert game.rules.asked(state) is None or idle is not None


@over("voice")
def test_skipping_passes_the_turn(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), states(game)):
        after, seen = game.rules.skip(state)
        if len(seats(game, state)) > 1 or after != state:  # alone a turn may end as it began
            assert game.rules.turn_passed(state, after)
        assert all(game.voice.tell(event, after) is not None for event in seen)


@over()
def test_settling_leaves_decisions_and_made_moves_alone(game: AnyGame) -> None:
    for state, move, _ in steps(game):
        settled, events = game.rules.settle(state)
        assert game.rules.settle(settled) == (settled, ())
        assert settled == state or events
        assert not _decides(game, state) or settled == state
        assert game.rules.settle(state, move) == (state, ())


# Knowledge


@over("knowledge")
def test_the_next_view_follows_from_the_last_and_the_events(game: AnyGame) -> None:
    known = game.knowledge
    for before, move, after in steps(game):
        events = game.rules.events(before, move)
        for seat, grade in eyes(game, before):
            heard = known.observe(events, before, seat)
            told = known.update(known.look(before, seat, grade), heard)
            assert told == known.look(after, seat, grade), (before, str(move), seat, grade)


@over("knowledge")
def test_what_is_imagined_or_dealt_looks_the_same(game: AnyGame) -> None:
    for state in some(states(game), 60):
        for seat, grade in eyes(game, state):
            view = game.knowledge.look(state, seat, grade)
            assert game.knowledge.look(game.knowledge.reconstruct(view), seat, grade) == view
            assert game.knowledge.look(_dealt(game, view), seat, grade) == view


def _dealt(game: AnyGame, view: View) -> Position:
    return game.knowledge.deal(view, Random(1))


@over("knowledge")
def test_the_moves_of_a_seat_depend_on_its_view_only(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), states(game)):
        for grade in game.knowledge.GRADES:
            dealt = _dealt(game, game.knowledge.look(state, game.rules.mover(state), grade))
            assert game.rules.mover(dealt) == game.rules.mover(state)
            assert game.rules.legal_moves(dealt) == game.rules.legal_moves(state), state


@over("knowledge", "notation")
def test_what_is_passed_on_tells_no_secret(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), states(game)):
        for seat in seats(game, state):
            hidden = game.knowledge.hide(state, seat)
            dealt = _dealt(game, game.knowledge.look(state, seat, game.knowledge.GRADES[-1]))
            assert game.knowledge.hide(dealt, seat) == hidden, (state, seat)
            text = game.notation.format_position(hidden)
            assert game.notation.parse_position(text) == hidden


@over("knowledge")
def test_what_is_foreseen_happens(game: AnyGame) -> None:
    for state, move, after in steps(game):
        if not _decides(game, state):
            continue
        happened = {*game.rules.events(state, move), *game.knowledge.announced(after)}
        assert {*game.knowledge.foresee(state, move)} <= happened
        assert game.knowledge.is_open(state) in (True, False)


# Forecast


@over("forecast")
def test_the_forecast_is_the_game_where_nothing_is_hidden(game: AnyGame) -> None:
    rules, forecast = game.rules, game.forecast
    for before, move, after in steps(game):
        assert forecast.mover(before) == rules.mover(before)
        assert forecast.turn(before) == rules.turn(before)
        assert forecast.turn_passed(before, after) == rules.turn_passed(before, after)
        if _decides(game, before):
            assert forecast.legal_moves(before) == rules.legal_moves(before)
            _agree(game, forecast.play(before, move), after)


def _agree(game: AnyGame, expected: Position, after: Position) -> None:
    """In both states the same can be done, unless cards from a pile are left to chance."""
    if game.rules.mover(after) == CHANCE or game.forecast.mover(expected) != CHANCE:
        assert (
            game.forecast.mover(expected) == game.rules.mover(expected) == game.rules.mover(after)
        )
        assert game.forecast.turn(expected) == game.rules.turn(after)
        assert game.rules.legal_moves(expected) == game.rules.legal_moves(after)


@over("forecast", "voice")
def test_outcomes_have_weights_and_names_and_are_what_chance_does(game: AnyGame) -> None:
    for state in states(game):
        if game.rules.mover(state) == CHANCE:
            outcomes = game.forecast.outcomes(state)
            names = [outcome.name for outcome in outcomes]
            assert names
            assert len({*names}) == len(names)
            assert all(outcome.weight > 0 and " " not in outcome.name for outcome in outcomes)
            for outcome in outcomes:
                move = game.forecast.chance_move(outcome.name)
                if move is not None:
                    _agree(game, outcome.state, game.rules.play(state, move))
                    assert _says(game.voice.say_possible(state, outcome.name))
                    assert _says(game.voice.say_case(state, [outcome.name]))


@over("forecast", "knowledge", "voice")
def test_what_a_seat_cannot_know_turns_up_by_chance(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), some(states(game), 12)):
        for seat in seats(game, state):
            view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
            imagined = game.knowledge.reconstruct(view)
            if game.forecast.mover(imagined) == CHANCE:
                _turns_up(game, imagined)
            else:
                assert game.forecast.mover(imagined) == game.rules.mover(state)


def _turns_up(game: AnyGame, imagined: Position) -> None:
    try:
        outcomes = game.forecast.outcomes(imagined)
    except TooLarge:
        return
    names = [outcome.name for outcome in outcomes]
    assert len({*names}) == len(names) > 0
    assert all(outcome.weight > 0 for outcome in outcomes)
    for name in filter(None, names[:3]):
        assert _says(game.voice.say_outcome(imagined, name))
        assert _says(game.voice.say_possible(imagined, name))


# Voice


@over("voice")
def test_every_rule_has_a_title_and_a_text_and_every_refusal_a_sentence(game: AnyGame) -> None:
    for name, rule in game.voice.rules().items():
        assert rule.name == name
        assert _says(rule.title), name
        assert _says(rule.text), name
        assert rule.event in ("", *game.rules.EVENTS), name
        for case, sentence in rule.refusals.items():
            fields = [field for _, field, _, _ in Formatter().parse(sentence) if field]
            assert all(field.isidentifier() for field in fields), (name, case)
            assert _says(sentence.format(**dict.fromkeys(fields, "1"))), (name, case)


@over("voice", "knowledge")
def test_every_event_is_told_or_known_to_be_silent(game: AnyGame) -> None:
    told = defaultdict[str, set[bool]](set)
    for state, move, after in steps(game):
        for event in game.knowledge.observe(game.rules.events(state, move), state, CHANCE):
            sentences = {game.voice.tell(event, when) for when in (state, after)}
            assert all(sentence == "" or _says(sentence) for sentence in sentences)
            told[type(event).__name__].add(any(sentences))
    assert {name for name, said in told.items() if True not in said} <= SILENT[game.name]
    assert not {name for name, said in told.items() if True in said} & SILENT[game.name]
    assert told.keys() | SILENT[game.name] <= game.rules.EVENTS


@over("voice", "knowledge", "notation")
def test_the_page_has_its_words(game: AnyGame) -> None:
    words, forgets = game.voice.words(), len(game.knowledge.GRADES) > 1
    asks = any(game.rules.asked(state) is not None for state in states(game))
    wanted = {"example", "goal"} | ({"nobody"} if asks else set())
    wanted |= {"memory", "memory_at_table"} if forgets else set()
    wanted |= {"choose"} if QUESTIONS[game.name] else set()
    assert words.keys() >= wanted
    assert all(map(_says, (game.voice.title(), *words.values())))
    assert game.notation.parse_moves(words["example"])
    assert "goals" not in game.parts or game.goals.parse_aim(words["goal"], starts(game)[0])


@over("voice", "knowledge")
def test_every_view_is_a_text(game: AnyGame) -> None:
    for state, view in views(game, 30):
        assert "\n" in game.voice.board(view)
        assert _says(game.voice.say_expected(view))
        assert isinstance(game.voice.hint(view, ()), str)
        assert all(_says(game.voice.say_seat(state, seat)) for seat in seats(game, state))


@over("voice", "knowledge")
def test_every_thing_has_a_label_and_a_name(game: AnyGame) -> None:
    for _, view in views(game, 30):
        groups = game.voice.things(view)
        tags = [tag for group in groups.values() for tag in group]
        assert all(map(_says, groups))
        assert len({*tags}) == len(tags) > 0
        assert len({game.voice.label(view, tag) for tag in tags}) == len(tags)
        for tag in tags:
            assert _says(game.voice.label(view, tag)), tag
            assert _says(game.voice.thing(view, tag)), tag
            assert "clicks" not in game.parts or game.clicks.is_tag(tag), tag


# Goals


@over("goals")
def test_everybody_can_be_asked_to_win(game: AnyGame) -> None:
    for start, state in zip(starts(game), some(states(game), len(starts(game))), strict=False):
        for seat, name in enumerate(game.setup.seats(start)):
            goal = game.goals.parse_goal(f"wins({name})", start)
            last = [after for _, _, after in steps(game) if game.rules.mover(after) is None]
            for one in (state, *last):
                if [*game.setup.seats(one)] == [*game.setup.seats(start)]:
                    won = seat in (game.rules.winners(one) or ())
                    assert game.goals.predicate(goal, start)(one) == won


@over("goals")
def test_goals_are_read_said_and_missed(game: AnyGame) -> None:
    start = starts(game)[0]
    for text in [f"wins({game.setup.seats(start)[0]})", *GOALS[game.name]]:
        aim = game.goals.parse_aim(text, start)
        assert isinstance(aim, Aim)
        assert str(aim) == text
        assert game.goals.parse_aim(str(aim), start) == aim
        assert _says(game.goals.say_aim(aim, 2))
        for _, _, state in steps(game)[:40]:
            holds = game.goals.predicate(aim.goal, start)(state)
            assert holds == (game.goals.gap(aim.goal, start)(state) == 0)
            missing = game.goals.missing(aim.goal, start, state)
            assert missing == "" if holds else missing.endswith("."), missing


@over("goals")
def test_questions_are_answered_by_tags(game: AnyGame) -> None:
    for text in QUESTIONS[game.name]:
        question = game.goals.parse_aim(text, starts(game)[0])
        assert isinstance(question, Question)
        assert str(question) == text
        assert _says(game.goals.say_aim(question, 1))
        answers = {state: game.goals.answer(question, state) for state in some(states(game), 40)}
        assert any(answers.values())
        for state, right in answers.items():
            assert right <= {*game.goals.choices(question, state)}
            assert not right or game.goals.parse_answer(game.goals.format_answer(right)) == right
            assert bool(game.goals.glow(question, state, right)) == bool(right)


@over("goals")
def test_what_is_no_goal_is_a_mistake(game: AnyGame) -> None:
    for text in ("", "stones of the moon", "wins()", "wins(moon)"):
        for read in (game.goals.parse_goal, game.goals.parse_aim):
            with pytest.raises(Mistake):
                read(text, starts(game)[0])


# Clicks


@over("clicks", "knowledge", "voice")
def test_every_move_is_spelled_and_played_by_clicking_its_parts(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), some(states(game), 90)):
        view = game.knowledge.look(state, game.rules.mover(state), game.knowledge.GRADES[0])
        for move in game.rules.legal_moves(state):
            parts = game.clicks.move_tags(state, move).parts
            assert parts
            assert all(map(game.clicks.is_tag, parts)), parts
            assert all(_says(game.voice.label(view, tag, parts)) for tag in parts)
            played = _clicked(game, state, move)
            assert played == move, (state, str(move), str(played))


def _clicked(game: AnyGame, state: Position, move: Move) -> Move | None:
    """What is played when the parts of a move are clicked that are not in the hand already."""
    hand, played = game.clicks.held(state), None
    for tag in game.clicks.move_tags(state, move).parts:
        if tag not in hand:
            assert played is None, f"{played} was played too early"
            assert not hand or tag in following(game, state, hand)
            reply = click(game, state, hand, tag)
            hand, played = reply.clicked, reply.move
    return played


@over("clicks", "knowledge", "voice")
def test_every_click_leads_on_or_is_refused_by_a_rule(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), some(states(game), 30)):
        view = game.knowledge.look(state, None, game.knowledge.GRADES[-1])
        tags = [tag for group in game.voice.things(view).values() for tag in group]
        for first in ["", *sorted(following(game, state, ()))]:
            for tag in tags:
                reply = click(game, state, (first,) if first else (), tag)
                assert reply.move is None or game.rules.why_not(state, reply.move) is None
                assert reply.refusal is None or _says(game.voice.explain(reply.refusal))


# Face


def _drawn(scene: Scene) -> set[str]:
    return {placed.tag for placed in walk(scene.shapes)}


@over("face", "knowledge")
def test_every_view_is_a_picture_in_each_frame_and_theme(game: AnyGame) -> None:
    assert {*game.face.FRAMES} >= {"wide", "medium", "narrow"}
    assert {*game.face.THEMES} >= {"light", "dark", "clear"}
    assert max(map(abs, bounds(game.face.HARDNESS))) == pytest.approx(50, abs=10)
    for state, view in views(game, 2):
        for frame in game.face.FRAMES:
            for theme in game.face.THEMES:
                scene = game.face.scene(view, frame=frame, theme=theme)
                assert (scene.width, scene.height) == game.face.size(state, frame)
                assert 0 < game.face.piece(state, frame) < scene.height
                assert _says(scene.title)
                assert "\n" in scene.description
                assert paint_svg(scene).startswith("<svg")


@over("face", "clicks", "knowledge")
def test_what_can_be_clicked_is_drawn_or_a_button(game: AnyGame) -> None:
    for state in filter(lambda state: _decides(game, state), some(states(game), 20)):
        tagged = [game.clicks.move_tags(state, move) for move in game.rules.legal_moves(state)]
        wanted = {tag for how in tagged for tag in how.parts}
        wanted -= {tag for tag in wanted if tag.partition(":")[0] in game.clicks.ACTIONS}
        view = game.knowledge.look(state, game.rules.mover(state), game.knowledge.GRADES[0])
        for frame in game.face.FRAMES:
            cues: Cues[Event] = Cues(glowing=frozenset(wanted))
            assert wanted <= _drawn(game.face.scene(view, frame=frame, cues=cues))


@over("face", "knowledge", "voice")
def test_whatever_is_there_can_be_ringed_pointed_at_and_looked_at_closely(game: AnyGame) -> None:
    for _, view in views(game, 1):
        tags = [tag for group in game.voice.things(view).values() for tag in group]
        plain = game.face.scene(view)
        for start, end in pairwise(tags):
            cues: Cues[Event] = Cues(marks=(Mark(start),), arrows=(Arrow(start, end),))
            assert game.face.scene(view, cues=cues) != plain, (start, end)
            lens = game.face.closer(view, start)
            assert lens is None or game.face.scene(view, cues=Cues(lens=lens)) != plain


@over("face")
def test_every_seat_has_a_portrait_in_each_theme(game: AnyGame) -> None:
    for state in starts(game):
        emblems = [game.face.emblem(name) for name in game.setup.seats(state)]
        assert len({*emblems}) == len(emblems)
        for theme in game.face.THEMES:
            pictures = {game.face.portrait(emblem, theme) for emblem in emblems}
            assert len(pictures) == len(emblems)
            assert all(picture.shapes for picture in pictures)


@over("face", "knowledge")
def test_every_event_has_a_motion_or_a_reason_for_none(game: AnyGame) -> None:
    motions = defaultdict[str, int](int)
    for before, move, _ in steps(game):
        view = game.knowledge.look(before, None, game.knowledge.GRADES[0])
        for event in game.knowledge.observe(game.rules.events(before, move), before, None):
            name = type(event).__name__
            motion = _motion(game, view, event, thorough=motions[name] < 3)
            motions[name] += motion is not None
            view = game.knowledge.update(view, (event,))
    still = STILL[game.name]
    assert all(map(_says, still.values()))
    assert still.keys() <= game.rules.EVENTS
    assert {name for name, shown in motions.items() if not shown} <= still.keys()
    assert not {name for name, shown in motions.items() if shown} & still.keys()


def _motion(game: AnyGame, view: View, event: Event, *, thorough: bool) -> object:
    """The motion of an event, which can be shown from its start to its end."""
    motion = game.face.motion(view, event, frame=game.face.FRAMES[0], theme=game.face.THEMES[0])
    if motion is not None and thorough:
        assert motion.seconds > 0
        assert all(isinstance(motion.frames(t), tuple) for t in (0, 0.5, 1))
        assert game.face.scene(motion.stage).shapes
    return motion


@over("face")
def test_a_game_is_a_race(game: AnyGame) -> None:
    start = starts(game)[0]
    run = [start, *(after for _, _, after in steps(game)[:30])]
    for theme in game.face.THEMES:
        for shown in ([start], run):
            race = game.face.race_scene(shown, theme=theme, width=300, height=120)
            assert (race.width, race.height) == (300, 120)
            assert race.shapes


# What a game may have


@over("judgement")
def test_a_judgement_is_a_number(game: AnyGame) -> None:
    for state in some(states(game), 40):
        assert all(isfinite(game.judgement.prospect(state, seat)) for seat in seats(game, state))
        rows = game.judgement.features(state)
        assert len(rows) == len(seats(game, state))
        assert {len(row) for row in rows} == {len(game.judgement.FEATURES)}
        assert all(isfinite(number) for row in rows for number in row)


@over("judgement")
def test_there_are_opponents_and_what_they_weigh_is_known(game: AnyGame) -> None:
    levels, known = levels_of(game), {*game.judgement.FEATURES}
    assert levels
    assert {*weights_of(game)} <= known
    assert all(level.heeds <= known for level in levels)
    assert all(level.memory in game.judgement.MEMORIES for level in levels)
    assert all(_says(level.name) and _says(level.about) for level in levels)


@over("judgement")
def test_whatever_is_forgotten_the_same_moves_are_there(game: AnyGame) -> None:
    for state in some(states(game), 40):
        seat = game.rules.mover(state)
        if seat in (None, CHANCE):
            continue
        assert seat is not None
        for memory in game.judgement.MEMORIES:
            taken = game.judgement.recall(state, seat, memory, Random(1))
            assert game.rules.legal_moves(taken) == game.rules.legal_moves(state)
        assert game.judgement.sensible(state, game.rules.legal_moves(state))


@over("judgement")
def test_why_one_way_is_better_than_another_is_said_in_whole_sentences(game: AnyGame) -> None:
    for state, move, after in some([*steps(game)], 40):
        seat = game.rules.mover(state)
        if seat in (None, CHANCE):
            continue
        assert seat is not None
        nothing = game.rules.skip(state)[0]
        found = game.judgement.reasons(seat, state, after, nothing)
        assert all(_says(one.text) and one.text.endswith(".") and one.about for one in found), move
        assert all(isfinite(one.worth) and one.worth for one in found)


@over("composing", "notation", "knowledge")
def test_composing_begins_with_a_position_and_can_be_undone(game: AnyGame) -> None:
    empty = game.notation.parse_position(game.composing.EMPTY)
    draft = game.composing.begin(empty)
    assert (draft.state, draft.step, draft.later) == (empty, 0, 0)
    changed = draft.then(starts(game)[0])
    assert (changed.state, changed.go(-1).state, changed.go(-1).later) == (
        starts(game)[0],
        empty,
        1,
    )
    assert all(map(callable, game.composing.EDITS.values()))


@over("paper", "knowledge")
def test_every_view_can_be_printed(game: AnyGame) -> None:
    for state, view in views(game, 2):
        assert game.paper.board_scene(view).shapes
        assert len(game.paper.legend(view)) == len(seats(game, state))
        assert all(_says(words) and picture.shapes for picture, words in game.paper.legend(view))
        for seat in seats(game, state):
            assert all(picture.shapes for picture in game.paper.hand(state, seat))
    assert all(make((190, 277)) for make in game.paper.references().values())


@over("puzzling")
def test_a_symmetry_keeps_the_game_and_can_be_undone(game: AnyGame) -> None:
    for n, state in enumerate(some(states(game), 40)):
        symmetry = game.puzzling.symmetry(str(n), state)
        other, back = symmetry.state(state), symmetry.inverse()
        assert back.state(other) == state
        moves = game.rules.legal_moves(state)
        assert {*map(symmetry.move, moves)} == {*game.rules.legal_moves(other)}
        assert [back.move(symmetry.move(move)) for move in moves] == moves
