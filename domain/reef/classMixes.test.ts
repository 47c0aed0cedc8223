import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { type FinishedBook, growReef } from './testing/growReef.ts';

const WEEKS = 52;
const RUNS = 20;

/** Some children of a class who read alike. */
interface Readers {
  children: number;
  /** Books of one of them in a year. */
  books: number;
}

/** A year of a class: each child's books lie anywhere in it. */
function yearOf(mix: readonly Readers[], seed: number): FinishedBook[] {
  const random = createRandom(seed);
  const reading = mix.flatMap(({ children, books }) => new Array<number>(children).fill(books));
  const members = reading.length;
  return reading
    .flatMap((books, child) =>
      Array.from({ length: books }, (_, bookNo) => ({ child, bookNo, week: Math.floor(random() * WEEKS), members })),
    )
    .sort((one, two) => one.week - two.week);
}

/** Means of some years: pieces, share of the two children who add most, and that share if every book counted. */
function simulate(mix: readonly Readers[]) {
  const years = Array.from({ length: RUNS }, (_, run) => {
    const finished = yearOf(mix, run + 1);
    const reef = growReef(finished);
    const topTwo = (all: readonly { child: number }[]) => {
      const counts = new Map<number, number>();
      for (const { child } of all) counts.set(child, (counts.get(child) ?? 0) + 1);
      const [first = 0, second = 0] = [...counts.values()].sort((one, two) => two - one);
      return (first + second) / all.length;
    };
    return { pieces: reef.pieces, share: topTwo(reef.books), uncapped: topTwo(finished) };
  });
  const mean = (of: (one: (typeof years)[number]) => number) =>
    years.reduce((sum, one) => sum + of(one), 0) / years.length;
  return {
    pieces: mean(({ pieces }) => pieces),
    share: mean(({ share }) => share),
    uncapped: mean(({ uncapped }) => uncapped),
  };
}

const KEEN: Readers = { children: 2, books: 260 };

describe('a year of a class of twenty', () => {
  it('mixed, with two who read five books a week: about 25 pieces, the two bring less than 30 %', () => {
    const { pieces, share, uncapped } = simulate([
      KEEN,
      { children: 6, books: 48 },
      { children: 6, books: 36 },
      { children: 3, books: 12 },
      { children: 3, books: 0 },
    ]);
    expect(pieces).toBeGreaterThan(20);
    expect(pieces).toBeLessThan(28);
    expect(share).toBeLessThanOrEqual(0.3);
    expect(uncapped).toBeGreaterThan(0.45);
  });

  it('even, two books a month each: everybody brings the same', () => {
    const { pieces, share } = simulate([{ children: 20, books: 24 }]);
    expect(pieces).toBeGreaterThan(13);
    expect(share).toBeLessThan(0.12);
  });

  it('half of it without a book: the reef grows all the same, and two keen ones bring little more than a third', () => {
    const { pieces, share, uncapped } = simulate([KEEN, { children: 8, books: 48 }, { children: 10, books: 0 }]);
    expect(pieces).toBeGreaterThan(15);
    expect(share).toBeLessThan(0.38);
    expect(uncapped).toBeGreaterThan(0.55);
  });

  it('with hardly a reader, one book a month each: a piece in every second month', () => {
    const { pieces } = simulate([{ children: 20, books: 12 }]);
    expect(pieces).toBeGreaterThanOrEqual(6);
  });
});
