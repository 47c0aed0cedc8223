import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answeredLefts,
  isCardClosed,
  type MarkedPair,
  type MatchingCard,
  type MatchingCards,
  startMatching,
} from './MatchingState.ts';
import { type MatchingAction, playMatching } from './playMatching.ts';

const CARDS: MatchingCards = { lefts: ['a', 'b', 'c', 'd'], rights: ['1', '2', '3', '4'] };
const KEY: Readonly<Record<string, string>> = { a: '2', b: '1', c: '3', d: '4' };
const start = startMatching(CARDS, { answers: {}, locked: {}, atOnce: true });
const choose = (side: MatchingCard['side'], id: string): MatchingAction => ({ type: 'chosen', card: { side, id } });
const judge = (left: string, right: string): MarkedPair => ({ left, right, correct: KEY[left] === right });
const judged = (...pairs: MarkedPair[]): MatchingAction => ({ type: 'judged', pairs, atOnce: true });
const play = (state: typeof start, ...actions: MatchingAction[]) =>
  actions.reduce((now, action) => playMatching(CARDS, now, action), state);

describe('a pair that is marked as it is made', () => {
  const waiting = play(start, choose('left', 'a'), choose('right', '1'));

  it('waits, and cannot be changed, taken apart or taken back', () => {
    expect(waiting).toMatchObject({ pairs: { a: '1' }, waiting: ['a'], locked: [], parked: [] });
    const tried = play(
      waiting,
      choose('right', '1'),
      choose('left', 'b'),
      { type: 'unpaired', card: { side: 'left', id: 'a' } },
      { type: 'undone' },
    );
    expect(tried.pairs).toEqual({ a: '1' });
  });

  it('frees its card and parks its left card when it was wrong, so that the card can still find its own', () => {
    const wrong = play(waiting, judged(judge('a', '1')));
    expect(wrong).toMatchObject({ pairs: {}, waiting: [], parked: ['a'] });
    const tried = play(wrong, choose('left', 'a'), choose('right', '2'));
    expect(tried.pairs).toEqual({});
    const found = play(wrong, choose('right', '1'), choose('left', 'b'), judged(judge('b', '1')));
    expect(found).toMatchObject({ pairs: { b: '1' }, locked: ['b'], parked: ['a'] });
  });

  it('shows what another device has answered first', () => {
    const late = play(waiting, judged(judge('a', '2')));
    expect(late).toMatchObject({ pairs: { a: '2' }, locked: ['a'], waiting: [] });
    const crossed = play(start, choose('left', 'c'), choose('right', '2'), judged(judge('a', '2')));
    expect(crossed).toMatchObject({ pairs: { a: '2' }, waiting: ['c'] });
    expect(play(crossed, judged(judge('c', '2'))).parked).toEqual(['c']);
  });

  it('becomes free to change where no more verdicts come', () => {
    const blind = play(waiting, { type: 'judged', pairs: [], atOnce: false });
    expect(play(blind, choose('left', 'a'), choose('right', '2')).pairs).toEqual({ a: '2' });
  });

  it('stands where a mark of the round before names it', () => {
    const marked = play(waiting, { type: 'marked', pairs: [judge('a', '1')] });
    expect(marked).toMatchObject({ pairs: { a: '1' }, waiting: ['a'], missed: [{ left: 'a', right: '1' }] });
  });

  it('is restored as it was left', () => {
    const verdicts = [judge('a', '1'), judge('c', '3')];
    const again = startMatching(CARDS, { answers: { a: '1', c: '3', d: '1' }, locked: {}, atOnce: true, verdicts });
    expect(again).toMatchObject({ pairs: { c: '3', d: '1' }, locked: ['c'], parked: ['a'], waiting: ['d'] });
    expect(again.focus).toEqual({ side: 'left', id: 'b' });
  });
});

describe('any play with any delay of the verdicts', () => {
  const card: fc.Arbitrary<MatchingCard> = fc.oneof(
    fc.constantFrom(...CARDS.lefts).map((id) => ({ side: 'left' as const, id })),
    fc.constantFrom(...CARDS.rights).map((id) => ({ side: 'right' as const, id })),
  );
  const act = fc.oneof(
    { weight: 4, arbitrary: card.map((one): MatchingAction => ({ type: 'chosen', card: one })) },
    { weight: 1, arbitrary: card.map((one): MatchingAction => ({ type: 'unpaired', card: one })) },
    { weight: 1, arbitrary: fc.constant<MatchingAction>({ type: 'undone' }) },
    { weight: 2, arbitrary: fc.constant('server' as const) },
  );

  it('lets the first answer of each card stand, parks or closes it by its verdict alone, and can be finished', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const first = new Map<string, string>();
        const given = new Set<string>();
        let state = start;
        const answer = () => {
          for (const [left, right] of Object.entries(state.pairs)) if (!first.has(left)) first.set(left, right);
        };
        const arrive = () => {
          for (const left of first.keys()) given.add(left);
          state = play(state, judged(...[...first].map(([left, right]) => judge(left, right))));
        };
        const check = () => {
          for (const [left, right] of first) {
            const right_ = KEY[left] === right;
            expect(state.locked.includes(left)).toBe(given.has(left) && right_);
            expect(state.parked.includes(left)).toBe(given.has(left) && !right_);
            expect(isCardClosed(state, { side: 'left', id: left })).toBe(true);
          }
        };
        for (const one of acts) {
          if (one === 'server') arrive();
          else state = play(state, one);
          answer();
          check();
        }
        // However it went so far, each open card can still take a free one.
        for (const left of CARDS.lefts) {
          arrive();
          if (first.has(left)) continue;
          const free = CARDS.rights.find((id) => !isCardClosed(state, { side: 'right', id })) ?? '';
          state = play(state, { type: 'choice-dropped' }, choose('left', left), choose('right', free));
          answer();
          expect(first.get(left)).toBe(free);
        }
        arrive();
        check();
        expect(answeredLefts(CARDS, state)).toEqual([...CARDS.lefts]);
        expect([...state.locked, ...state.parked].sort()).toEqual([...CARDS.lefts]);
      }),
    );
  });
});
