import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPairs,
  isCardLocked,
  type MarkedPair,
  type MatchingCard,
  type MatchingCards,
  type MatchingState,
  partnerOf,
  startMatching,
} from './MatchingState.ts';
import { type MatchingAction, playMatching } from './playMatching.ts';
import { layBesideDocks, layInDocks } from './RightHome.ts';

/** Letters of the cards: the right card of `l3` is `r3`. */
const all = (count: number) => ({
  lefts: Array.from({ length: count }, (_, index) => `l${index}`),
  rights: Array.from({ length: count }, (_, index) => `r${index}`),
});
const POINTERS = [1, 2, 3] as const;

/** What a player, a browser and a server can do in any order. Cards are named by number, so that they can be shrunk. */
const cardNo = fc.nat(7);
const side = fc.constantFrom('left' as const, 'right' as const);
const pointerId = fc.constantFrom(...POINTERS);
type Happening =
  | { kind: 'press' | 'choose' | 'unpair' | 'focus'; side: 'left' | 'right'; card: number; pointerId: number }
  | { kind: 'drag' | 'cancel'; pointerId: number }
  | { kind: 'release'; pointerId: number; over: { side: 'left' | 'right'; card: number } | null }
  | { kind: 'key'; step: 'up' | 'down' | 'left' | 'right' | 'first' | 'last' }
  | { kind: 'undo' | 'drop-choice' | 'rotate' | 'seen' | 'reload' }
  | { kind: 'join'; left: number; right: number }
  /** A right pair is marked; meanwhile its right card has gone to another left one, if that is another one. */
  | { kind: 'late'; card: number; other: number }
  | {
      kind: 'carry';
      side: 'left' | 'right';
      card: number;
      pointerId: number;
      over: { side: 'left' | 'right'; card: number } | 'outside' | null;
    }
  /** The server marks what it has received by now; its answer arrives with `marks`, before or after other things. */
  | { kind: 'ask'; asked: readonly number[] }
  | { kind: 'marks' };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('press' as const, 'choose' as const, 'unpair' as const, 'focus' as const),
      side,
      card: cardNo,
      pointerId,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('drag' as const, 'cancel' as const), pointerId }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      pointerId,
      over: fc.option(fc.record({ side, card: cardNo })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      step: fc.constantFrom('up' as const, 'down' as const, 'left' as const, 'right' as const, 'last' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'undo' as const,
        'drop-choice' as const,
        'rotate' as const,
        'seen' as const,
        'reload' as const,
      ),
    }),
  },
  // Two taps that belong together, often of a right pair: else hardly anything would ever be closed.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('join' as const), left: cardNo, right: cardNo }) },
  { weight: 3, arbitrary: cardNo.map((no) => ({ kind: 'join' as const, left: no, right: no })) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), asked: fc.uniqueArray(cardNo, { minLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'marks' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('late' as const), card: cardNo, other: cardNo }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('carry' as const),
      side,
      card: cardNo,
      pointerId,
      over: fc.oneof(fc.record({ side, card: cardNo }), fc.constantFrom('outside' as const, null)),
    }),
  },
);

/** A played set beside what was sent to the server: the answers it would mark. */
interface Table {
  cards: MatchingCards;
  state: MatchingState;
  reported: Record<string, string>;
  closed: Record<string, string>;
  /** Marks on their way. */
  coming: readonly MarkedPair[];
}

function open(count: number): Table {
  const cards = all(count);
  return { cards, state: startMatching(cards, { answers: {}, locked: {} }), reported: {}, closed: {}, coming: [] };
}

/** The marks of a server that received these answers; a card without an answer has no mark. */
function marksOf({ cards, reported }: Table, asked: readonly number[]): MarkedPair[] {
  return asked.flatMap((no) => {
    const left = cards.lefts[no];
    const right = left === undefined ? undefined : reported[left];
    return left && right ? [{ left, right, correct: right === `r${no}` }] : [];
  });
}

function toAction(
  table: Table,
  happened: Exclude<Happening, { kind: 'reload' | 'join' | 'late' | 'carry' | 'ask' }>,
): MatchingAction | null {
  const { cards } = table;
  const cardOf = (given: { side: 'left' | 'right'; card: number }): MatchingCard => {
    const column = given.side === 'left' ? cards.lefts : cards.rights;
    return { side: given.side, id: column[given.card % column.length] ?? '' };
  };
  switch (happened.kind) {
    case 'press':
      return { type: 'pressed', pointerId: happened.pointerId, card: cardOf(happened) };
    case 'choose':
      return { type: 'chosen', card: cardOf(happened) };
    case 'unpair':
      return { type: 'unpaired', card: cardOf(happened) };
    case 'focus':
      return { type: 'focused', card: cardOf(happened) };
    case 'drag':
      return { type: 'dragged', pointerId: happened.pointerId };
    case 'cancel':
      return { type: 'cancelled', pointerId: happened.pointerId };
    case 'release':
      return {
        type: 'released',
        pointerId: happened.pointerId,
        over: happened.over ? cardOf(happened.over) : 'outside',
      };
    case 'key':
      return { type: 'moved', step: happened.step };
    case 'undo':
      return { type: 'undone' };
    case 'drop-choice':
      return { type: 'choice-dropped' };
    case 'rotate':
      return { type: 'all-let-go' };
    case 'seen':
      return { type: 'missed-seen' };
    case 'marks':
      return { type: 'marked', pairs: table.coming };
    default:
      return null;
  }
}

function step(table: Table, happened: Happening): Table {
  if (happened.kind === 'reload') {
    const saved = { answers: table.reported, locked: table.closed };
    return { ...table, state: startMatching(table.cards, saved) };
  }
  if (happened.kind === 'join') {
    const taps = [
      { kind: 'drop-choice' },
      { kind: 'choose', side: 'left', card: happened.left, pointerId: 1 },
      { kind: 'choose', side: 'right', card: happened.right, pointerId: 1 },
    ] as Happening[];
    return taps.reduce(step, table);
  }
  if (happened.kind === 'late') {
    const no = happened.card % table.cards.lefts.length;
    const course: Happening[] = [
      { kind: 'join', left: no, right: no },
      { kind: 'ask', asked: [no] },
      { kind: 'join', left: happened.other, right: no },
      { kind: 'marks' },
    ];
    return course.reduce(step, table);
  }
  if (happened.kind === 'carry') {
    const { over, pointerId: finger } = happened;
    const moves: Happening[] = [
      { kind: 'press', side: happened.side, card: happened.card, pointerId: finger },
      { kind: 'drag', pointerId: finger },
    ];
    // Null: the card stays in the hand for now.
    if (over !== null) moves.push({ kind: 'release', pointerId: finger, over: over === 'outside' ? null : over });
    return moves.reduce(step, table);
  }
  if (happened.kind === 'ask') return { ...table, coming: marksOf(table, happened.asked) };
  const action = toAction(table, happened);
  if (!action) return table;
  const state = playMatching(table.cards, table.state, action);
  const reported = { ...table.reported };
  for (const { left, right } of changedPairs(table.state, state)) reported[left] = right;
  const closed = { ...table.closed };
  if (action.type === 'marked') for (const { left, right, correct } of action.pairs) if (correct) closed[left] = right;
  return { ...table, state, reported, closed };
}

function expectSound({ cards, state, reported, closed }: Table): void {
  // No card is lost or doubled: each right card has exactly one home, in either way of laying them out.
  for (const lay of [layBesideDocks, layInDocks]) {
    const homes = lay(cards, state);
    expect(homes.map(({ id }) => id)).toEqual([...cards.rights]);
    const places = homes.map(({ docked, row }) => (lay === layInDocks ? `${row}` : `${docked} ${row}`));
    expect(new Set(places).size).toBe(places.length);
    for (const { id, docked, row } of homes) if (docked) expect(state.pairs[cards.lefts[row] ?? '']).toBe(id);
  }
  const partners = Object.values(state.pairs);
  expect(new Set(partners).size).toBe(partners.length);
  // What was sent is what stands on the board.
  const answers = Object.fromEntries(Object.entries(reported).filter(([, right]) => right !== ''));
  expect(answers).toEqual(state.pairs);
  // What was marked right stands and is closed for good.
  for (const [left, right] of Object.entries(closed)) {
    expect(state.pairs[left]).toBe(right);
    expect(state.locked).toContain(left);
  }
  expect([...state.locked].sort()).toEqual(Object.keys(closed).sort());
  // Nothing closed is in a hand or chosen, and no card is in two hands.
  const held = Object.values(state.holds);
  for (const hold of held) expect(isCardLocked(state, hold)).toBe(false);
  expect(new Set(held.map(({ side: of, id }) => `${of} ${id}`)).size).toBe(held.length);
  if (state.chosen) expect(isCardLocked(state, state.chosen)).toBe(false);
  // A pair shown as missed is not a closed one.
  for (const { left, right } of state.missed) expect(closed[left]).not.toBe(right);
  for (const left of cards.lefts) {
    const partner = partnerOf(state, { side: 'left', id: left });
    if (partner) expect(partnerOf(state, partner)).toEqual({ side: 'left', id: left });
  }
}

describe('a matching set, whatever happens', () => {
  const lives = fc.tuple(fc.integer({ min: 2, max: 8 }), fc.array(happening, { maxLength: 60 }));

  it('loses and doubles no card, tells what stands on the board, and keeps what was right', () => {
    fc.assert(
      fc.property(lives, ([count, happenings]) => {
        let table = open(count);
        for (const happened of happenings) {
          table = step(table, happened);
          expectSound(table);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('holds no card once every finger is up, taken away, or the stage was turned', () => {
    const ends = fc.constantFrom<(id: number) => Happening[]>(
      (id) => [{ kind: 'release', pointerId: id, over: null }],
      (id) => [{ kind: 'cancel', pointerId: id }],
      () => [{ kind: 'rotate' }],
      () => [{ kind: 'reload' }],
    );
    fc.assert(
      fc.property(lives, ends, ([count, happenings], end) => {
        let table = happenings.reduce(step, open(count));
        for (const id of POINTERS) for (const happened of end(id)) table = step(table, happened);
        expect(table.state.holds).toEqual({});
        expectSound(table);
      }),
    );
  });

  it('can always be finished: every open card can still be paired by taps', () => {
    fc.assert(
      fc.property(lives, ([count, happenings]) => {
        let table = happenings.reduce(step, open(count));
        for (const id of POINTERS) table = step(table, { kind: 'cancel', pointerId: id });
        table = step(table, { kind: 'drop-choice', pointerId: 0 } as Happening);
        for (const [no, left] of table.cards.lefts.entries()) {
          if (table.state.pairs[left] === `r${no}`) continue;
          table = step(table, { kind: 'choose', side: 'left', card: no, pointerId: 1 });
          table = step(table, { kind: 'choose', side: 'right', card: no, pointerId: 1 });
        }
        expect(table.state.pairs).toEqual(Object.fromEntries(table.cards.lefts.map((left, no) => [left, `r${no}`])));
        const marked = [
          { kind: 'ask', asked: table.cards.lefts.map((_, no) => no) } as const,
          { kind: 'marks' } as const,
        ].reduce<Table>(step, table);
        expect(marked.state.locked).toEqual(table.cards.lefts);
        expectSound(marked);
      }),
    );
  });
});

describe('marks', () => {
  const cards = all(3);
  const paired = (...pairs: [number, number][]) =>
    pairs.reduce(
      (state, [left, right]) =>
        playMatching(cards, playMatching(cards, state, { type: 'chosen', card: { side: 'left', id: `l${left}` } }), {
          type: 'chosen',
          card: { side: 'right', id: `r${right}` },
        }),
      startMatching(cards, { answers: {}, locked: {} }),
    );

  it('close right pairs, take wrong ones apart and keep them to be seen until they are', () => {
    const state = playMatching(cards, paired([0, 0], [1, 2], [2, 1]), {
      type: 'marked',
      pairs: [
        { left: 'l0', right: 'r0', correct: true },
        { left: 'l1', right: 'r2', correct: false },
      ],
    });
    expect([state.pairs, state.locked]).toEqual([{ l0: 'r0', l2: 'r1' }, ['l0']]);
    expect(state.missed).toEqual([{ left: 'l1', right: 'r2' }]);
    expect(playMatching(cards, state, { type: 'undone' })).toBe(state);
    const seen = playMatching(cards, state, { type: 'missed-seen' });
    expect([seen.missed, seen.pairs]).toEqual([[], state.pairs]);
  });

  it('show what was wrong in the first round without touching what was paired since', () => {
    const state = playMatching(cards, paired([1, 1]), {
      type: 'marked',
      pairs: [
        { left: 'l1', right: 'r2', correct: false },
        { left: 'ghost', right: 'r0', correct: true },
      ],
    });
    expect([state.pairs, state.missed]).toEqual([{ l1: 'r1' }, [{ left: 'l1', right: 'r2' }]]);
  });

  it('take a card out of the hand that closes, and leave the other hands alone', () => {
    const held = [1, 2].reduce<MatchingState>(
      (state, pointer) =>
        playMatching(cards, state, {
          type: 'pressed',
          pointerId: pointer,
          card: { side: 'right', id: `r${pointer - 1}` },
        }),
      paired([0, 0]),
    );
    const state = playMatching(cards, held, { type: 'marked', pairs: [{ left: 'l0', right: 'r0', correct: true }] });
    expect(Object.keys(state.holds)).toEqual(['2']);
    const chosen = playMatching(cards, paired([0, 0]), { type: 'chosen', card: { side: 'left', id: 'l0' } });
    const marked = playMatching(cards, chosen, { type: 'marked', pairs: [{ left: 'l0', right: 'r0', correct: true }] });
    expect([chosen.chosen?.id, marked.chosen]).toEqual(['l0', null]);
  });
});
