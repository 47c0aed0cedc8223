import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GivenHint } from '#contract/mission.ts';
import type { PlayAction } from '#domain/crossword/play/crosswordPlay.ts';
import { createPlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import { activeCell, chosenEntry, wordText } from '#domain/crossword/play/PlayState.ts';
import { createGameBus } from '../../bus/createGameBus.ts';
import { CrosswordGame } from './CrosswordGame.ts';
import { usedBox } from './CrosswordLayout.ts';
import { GridCamera } from './GridCamera.ts';
import { GridGestures } from './GridGestures.ts';
import { cellAt, cellBox, type GridFrame, type ZoomStep } from './GridView.ts';
import { layoutCrossword } from './layoutCrossword.ts';

const clue = (key: string, number: number, direction: 'across' | 'down', row: number, col: number, length: number) => ({
  key,
  number,
  direction,
  row,
  col,
  length,
  clue: '',
});
const CLUES = [
  clue('1-across', 1, 'across', 0, 0, 4),
  clue('2-down', 2, 'down', 0, 2, 3),
  clue('3-across', 3, 'across', 2, 2, 3),
  clue('4-down', 4, 'down', 2, 4, 6),
];
/** A tablet and a phone, each both ways round, with and without a keyboard on the screen. */
const LAYOUTS = (
  [
    [{ x: 0, y: 0, width: 1280, height: 800 }, 'wide'],
    [{ x: 0, y: 0, width: 1280, height: 470 }, 'wide keyboard'],
    [{ x: 0, y: 0, width: 600, height: 1298 }, 'upright'],
    [{ x: 0, y: 0, width: 600, height: 800 }, 'upright'],
    [{ x: 0, y: 0, width: 600, height: 640 }, 'upright keyboard'],
    [{ x: 0, y: 0, width: 1039, height: 480 }, 'short'],
  ] as const
).map(([seen, how]) =>
  layoutCrossword({
    seen,
    upright: how.startsWith('upright'),
    keyboard: how.endsWith('keyboard'),
    short: how === 'short',
    scale: how === 'wide' ? 1 : 0.65,
    used: usedBox(createPlaySheet(CLUES, 10)),
    asks: false,
  }),
);

const key = fc.constantFrom(...CLUES.map((entry) => entry.key), '9-across');
const text = fc.array(fc.constantFrom(...'가나다각ㄱ·a 힣'), { maxLength: 7 }).map((list) => list.join(''));
const place = fc.record({ x: fc.integer({ min: -50, max: 900 }), y: fc.integer({ min: -50, max: 900 }) });
const finger = fc.integer({ min: 1, max: 3 });
const actions: fc.Arbitrary<PlayAction> = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), value: text, composing: fc.boolean() }),
  fc.record({ type: fc.constant('cell-chosen' as const), cell: fc.nat(99) }),
  fc.record({ type: fc.constant('entry-chosen' as const), key }),
  fc.record({ type: fc.constant('direction-toggled' as const) }),
  fc.record({
    type: fc.constant('neighbour-chosen' as const),
    step: fc.constantFrom(1 as const, -1 as const),
    unfilled: fc.boolean(),
  }),
  fc.record({ type: fc.constant('moved' as const), step: fc.constantFrom('up', 'down', 'left', 'right') }),
  fc.record({ type: fc.constant('edge-reached' as const), edge: fc.constantFrom('home', 'end') }),
  fc.constantFrom<PlayAction>({ type: 'erased-back' }, { type: 'word-cleared' }, { type: 'wrong-cleared' }),
);
const hint = fc.record({ key, step: fc.constantFrom('CONSONANTS', 'FIRST_SYLLABLE', 'WORD'), text });
const events = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('action' as const), action: actions }) },
  fc.record({ kind: fc.constant('hint' as const), hint: hint as fc.Arbitrary<GivenHint> }),
  fc.record({
    kind: fc.constant('marks' as const),
    results: fc.array(fc.record({ key, correct: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('want' as const), what: fc.constantFrom('hint', 'word', 'grid', 'submit', 'skip') }),
  fc.record({ kind: fc.constant('refused' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('turned' as const), layout: fc.nat(LAYOUTS.length - 1) }),
  fc.record({ kind: fc.constant('zoom' as const), step: fc.constantFrom('in', 'out', 'whole') }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('finger' as const),
      does: fc.constantFrom('down', 'move', 'up', 'cancel'),
      finger,
      at: place,
    }),
  },
);
type Event = typeof events extends fc.Arbitrary<infer T> ? T : never;

function open(checksItself: boolean) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const reported = new Map<string, string>();
  bus.toShell.on('crossword/answered', ({ key: word, value }) => void reported.set(word, value));
  let asked = 0;
  bus.toShell.on('crossword/check-wanted', ({ no }) => {
    asked = no;
  });
  const content = { kind: 'PUZZLE' as const, size: 10 as const, clues: CLUES };
  const session = {
    answers: {},
    locked: {},
    hints: [],
    maxPoint: 20,
    hintPrice: 1,
    skipFilled: false,
    checksItself,
  };
  const game = new CrosswordGame({ attemptNo: 1, bookName: '', content, ...session }, bus);
  const stop = game.attach();
  let frame: GridFrame = LAYOUTS[0] as GridFrame;
  const camera = new GridCamera(frame, 0, () => true);
  const gestures = new GridGestures({
    tap: (at) => {
      const cell = cellAt(frame, camera.view, at);
      if (cell !== null) game.dispatch({ type: 'cell-chosen', cell });
    },
    pan: (by) => camera.pan(by),
    pinch: (middle, factor) => camera.pinch(middle, factor),
    rest: () => camera.rest(),
  });
  const chosenCells = () => chosenEntry(game.sheet, game.play.getState()).cells;
  const active = () => activeCell(game.sheet, game.play.getState());
  const happen = (event: Event) => {
    if (event.kind === 'action') game.dispatch(event.action);
    if (event.kind === 'hint') bus.toGame.emit('crossword/hint-given', { hint: event.hint, maxPoint: 9, hintPrice: 1 });
    if (event.kind === 'marks') bus.toGame.emit('crossword/checked', { no: asked, results: event.results });
    if (event.kind === 'refused') bus.toGame.emit('mission/refused', { message: '다시 해 봐요.' });
    if (event.kind === 'wait') vi.advanceTimersByTime(event.ms);
    if (event.kind === 'zoom') camera.step(event.step as ZoomStep, active());
    if (event.kind === 'want') {
      if (event.what === 'hint') game.wantHint();
      else if (event.what === 'submit') game.wantSubmit();
      else if (event.what === 'skip') game.setSkipFilled(!game.play.getState().skipFilled);
      else game.wantCheck(event.what as 'word' | 'grid');
    }
    if (event.kind === 'turned') {
      frame = LAYOUTS[event.layout] as GridFrame;
      camera.setFrame(frame, chosenCells(), active());
    }
    if (event.kind === 'finger') {
      const { finger: id, at } = event;
      if (event.does === 'down') gestures.down(id, at);
      else if (event.does === 'move') gestures.move(id, at, 40);
      else if (event.does === 'up') gestures.up(id, at);
      else gestures.cancel(id);
    }
  };
  const grid = () =>
    Object.fromEntries(game.sheet.entries.map((entry) => [entry.key, wordText(game.play.getState(), entry)]));
  const known = () => Object.fromEntries(game.sheet.entries.map(({ key: word }) => [word, reported.get(word) ?? '']));
  return { game, camera, happen, grid, known, stop, active, frame: () => frame };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('never changes a closed cell and tells the shell what the grid holds, whatever happens and in whatever order', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), fc.boolean(), (list, checksItself) => {
      const { game, camera, happen, grid, known, stop, active, frame } = open(checksItself);
      for (const event of list) {
        const before = game.play.getState();
        const word = before.entry;
        happen(event);
        const after = game.play.getState();
        for (const [cell, locked] of before.locked.entries()) {
          if (locked) expect([after.locked[cell], after.cells[cell]]).toEqual([true, before.cells[cell]]);
        }
        // While a syllable is composed its word may be sent a little later, never otherwise.
        if (!after.field.composing) expect(known()).toEqual(grid());
        expect(game.sheet.through.has(active())).toBe(true);
        if (after.entry !== word) {
          camera.follow(chosenEntry(game.sheet, after).cells, active());
          const { x, y, width, height } = cellBox(frame(), camera.view, active());
          const { gridWindow } = frame();
          expect(Math.min(x, y, gridWindow.width - x - width, gridWindow.height - y - height)).toBeGreaterThan(-0.01);
        }
      }
      vi.advanceTimersByTime(1_000);
      expect(known()).toEqual(grid());
      stop();
    }),
    { numRuns: 1500 },
  );
});
