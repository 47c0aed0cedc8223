import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderItem } from '../book-pack/BookPackContent.ts';
import { rightOrder, shownEvents } from './shownEvents.ts';

const order = (id: string): OrderItem => ({
  id,
  form: 'ORDER',
  category: 'SENTENCE',
  question: '아이들이 걸은 길을 차례대로 놓아 볼까요?',
  events: ['가람이 걸어요', '나루가 걸어요', '다솜이 걸어요', '라온이 걸어요'],
  explanation: '가람이 먼저 걷고 라온이 나중에 걸어요.',
});
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

it('shows the same order again and again to one attempt, and the ids in the right order lead back', () => {
  fc.assert(
    fc.property(seeds, fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/), (seed, id) => {
      const item = order(id);
      const shown = shownEvents(item, seed);
      expect(shownEvents(item, seed)).toEqual(shown);
      const texts = [...rightOrder(item, seed)].map((letter) => shown.find((event) => event.id === letter)?.text);
      expect(texts).toEqual(item.events);
    }),
  );
});

it('shuffles two items of one attempt without regard to each other', () => {
  const same = Array.from({ length: 2_300 }, (_, seed) => seed).filter(
    (seed) => rightOrder(order('q3'), seed) === rightOrder(order('q7'), seed),
  ).length;
  // One in 23 by chance: 100 expected, ±50 is five standard deviations.
  expect(Math.abs(same - 100)).toBeLessThan(50);
});
