import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPairs,
  isCardLocked,
  type MatchingCard,
  type MatchingCards,
  type MatchingState,
  partnerOf,
  startMatching,
} from './MatchingState.ts';
import { type MatchingAction, playMatching } from './playMatching.ts';
import { layBesideDocks, layInDocks } from './RightHome.ts';

const CARDS: MatchingCards = { lefts: ['heungbu', 'nolbu', 'swallow'], rights: ['a', 'b', 'c'] };
const NOTHING = { answers: {}, locked: {} };
const left = (id: string): MatchingCard => ({ side: 'left', id });
const right = (id: string): MatchingCard => ({ side: 'right', id });
const play = (state: MatchingState, ...actions: MatchingAction[]) =>
  actions.reduce((now, action) => playMatching(CARDS, now, action), state);
const choose = (card: MatchingCard): MatchingAction => ({ type: 'chosen', card });
const start = startMatching(CARDS, NOTHING);

describe('tap-tap', () => {
  it('pairs in either order and drops a choice tapped twice', () => {
    expect(play(start, choose(left('nolbu')), choose(right('a'))).pairs).toEqual({ nolbu: 'a' });
    expect(play(start, choose(right('a')), choose(left('nolbu'))).pairs).toEqual({ nolbu: 'a' });
    expect(play(start, choose(right('a')), choose(right('a'))).chosen).toBeNull();
    expect(play(start, choose(right('a')), choose(right('b'))).chosen).toEqual(right('b'));
  });

  it('moves a right card from one left card to another, and tells both to be saved', () => {
    const before = play(start, choose(left('nolbu')), choose(right('a')));
    const after = play(before, choose(right('a')), choose(left('heungbu')));
    expect(after.pairs).toEqual({ heungbu: 'a' });
    expect(changedPairs(before, after)).toEqual([
      { left: 'nolbu', right: '' },
      { left: 'heungbu', right: 'a' },
    ]);
  });
});

describe('dragging', () => {
  const press = (pointerId: number, card: MatchingCard): MatchingAction => ({ type: 'pressed', pointerId, card });
  const drag = (pointerId: number): MatchingAction => ({ type: 'dragged', pointerId });
  const release = (pointerId: number, over: MatchingCard | 'outside'): MatchingAction => ({
    type: 'released',
    pointerId,
    over,
  });

  it('pairs with the card it is dropped on, from both sides, and chooses on a mere tap', () => {
    expect(play(start, press(1, right('a')), drag(1), release(1, left('nolbu'))).pairs).toEqual({ nolbu: 'a' });
    expect(play(start, press(1, left('nolbu')), drag(1), release(1, right('a'))).pairs).toEqual({ nolbu: 'a' });
    expect(play(start, press(1, right('a')), release(1, right('a'))).chosen).toEqual(right('a'));
  });

  it('lets two fingers drag two cards and refuses a second finger on a held card', () => {
    const both = play(start, press(1, right('a')), press(2, right('b')), press(3, right('a')), drag(1), drag(2));
    expect(Object.keys(both.holds)).toEqual(['1', '2']);
    const done = play(both, release(2, left('heungbu')), release(1, left('nolbu')));
    expect(done.pairs).toEqual({ heungbu: 'b', nolbu: 'a' });
    expect(done.holds).toEqual({});
  });

  it('takes a pair apart when its card is dropped away, and brings it back when cancelled', () => {
    const paired = play(start, choose(left('nolbu')), choose(right('a')));
    const held = play(paired, press(1, right('a')), drag(1));
    expect(play(held, release(1, 'outside')).pairs).toEqual({});
    const cancelled = play(held, { type: 'cancelled', pointerId: 1 });
    expect([cancelled.pairs, cancelled.holds]).toEqual([{ nolbu: 'a' }, {}]);
  });
});

describe('keys', () => {
  it('walks the columns and stays at their ends', () => {
    const moved = (...steps: ('up' | 'down' | 'left' | 'right' | 'first' | 'last')[]) =>
      play(start, ...steps.map((step) => ({ type: 'moved' as const, step }))).focus;
    expect(moved('down', 'right')).toEqual(right('b'));
    expect(moved('right', 'last', 'down')).toEqual(right('c'));
    expect(moved('up')).toEqual(left('heungbu'));
  });
});

describe('opening', () => {
  it('takes saved pairs, closes marked ones and forgets what it does not know', () => {
    const state = startMatching(CARDS, {
      answers: { heungbu: 'b', nolbu: 'a', ghost: 'c', swallow: 'zz' },
      locked: { heungbu: 'a' },
    });
    expect(state.pairs).toEqual({ heungbu: 'a' });
    expect(state.locked).toEqual(['heungbu']);
    expect(state.focus).toEqual(left('nolbu'));
  });
});

describe('any play', () => {
  const card = fc.oneof(fc.constantFrom(...CARDS.lefts).map(left), fc.constantFrom(...CARDS.rights).map(right));
  const pointerId = fc.integer({ min: 1, max: 3 });
  const action: fc.Arbitrary<MatchingAction> = fc.oneof(
    card.map((chosen) => choose(chosen)),
    fc.constant<MatchingAction>({ type: 'choice-dropped' }),
    card.map((one): MatchingAction => ({ type: 'unpaired', card: one })),
    fc.constant<MatchingAction>({ type: 'undone' }),
    fc
      .constantFrom('up', 'down', 'left', 'right', 'first', 'last')
      .map((step): MatchingAction => ({ type: 'moved', step: step as 'up' })),
    fc.record({ type: fc.constant('pressed' as const), pointerId, card }),
    fc.record({ type: fc.constant('dragged' as const), pointerId }),
    fc.record({
      type: fc.constant('released' as const),
      pointerId,
      over: fc.oneof(card, fc.constant('outside' as const)),
    }),
    fc.record({ type: fc.constant('cancelled' as const), pointerId }),
  );
  const plays = fc.tuple(
    fc.constantFrom(NOTHING, { answers: { nolbu: 'a' }, locked: { swallow: 'c' } }),
    fc.array(action, { maxLength: 40 }),
  );

  it('keeps pairs one to one, closed pairs closed, and never holds a card twice', () => {
    fc.assert(
      fc.property(plays, ([saved, actions]) => {
        let state = startMatching(CARDS, saved);
        for (const next of actions) {
          state = play(state, next);
          const partners = Object.values(state.pairs);
          expect(new Set(partners).size).toBe(partners.length);
          for (const [closed, partner] of Object.entries(saved.locked)) expect(state.pairs[closed]).toBe(partner);
          const held = Object.values(state.holds).map(({ side, id }) => `${side}:${id}`);
          expect(new Set(held).size).toBe(held.length);
          if (state.chosen) expect(isCardLocked(state, state.chosen)).toBe(false);
          for (const one of [left('nolbu'), right('a')]) {
            const partner = partnerOf(state, one);
            if (partner) expect(partnerOf(state, partner)).toEqual(one);
          }
        }
        for (const hold of [1, 2, 3]) state = play(state, { type: 'cancelled', pointerId: hold });
        expect(state.holds).toEqual({});
      }),
    );
  });

  it('changes no pair by pressing, dragging, moving or cancelling', () => {
    fc.assert(
      fc.property(plays, action, ([saved, actions], last) => {
        const state = play(startMatching(CARDS, saved), ...actions);
        if (['pressed', 'dragged', 'cancelled', 'moved', 'choice-dropped'].includes(last.type)) {
          expect(play(state, last).pairs).toBe(state.pairs);
        }
      }),
    );
  });

  it('takes every change back, down to the beginning', () => {
    fc.assert(
      fc.property(plays, ([saved, actions]) => {
        const opened = startMatching(CARDS, saved);
        const state = play(opened, ...actions.filter(({ type }) => type !== 'undone'));
        const undone = Array.from({ length: state.history.length }).reduce<MatchingState>(
          (now) => play(now, { type: 'undone' }),
          state,
        );
        expect(undone.pairs).toEqual(opened.pairs);
        expect(play(undone, { type: 'undone' })).toBe(undone);
      }),
    );
  });

  it('gives every right card one place, docked ones at their left card', () => {
    fc.assert(
      fc.property(plays, ([saved, actions]) => {
        const state = play(startMatching(CARDS, saved), ...actions);
        for (const lay of [layBesideDocks, layInDocks]) {
          const homes = lay(CARDS, state);
          expect(homes.map(({ id }) => id)).toEqual([...CARDS.rights]);
          const places = homes.map(({ docked, row }) => (lay === layInDocks ? `${row}` : `${docked} ${row}`));
          expect(new Set(places).size).toBe(places.length);
          for (const { id, docked, row } of homes) {
            expect(docked).toBe(Object.values(state.pairs).includes(id));
            if (docked) expect(state.pairs[CARDS.lefts[row] ?? '']).toBe(id);
          }
        }
      }),
    );
  });
});
