import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftDayKey } from '../time/seoulDay.ts';
import { comingFeasts, type FeastVisit, hasNewLines, meetFeast, presentFeast, type ReadBook } from './FeastVisit.ts';
import { feastIds } from './feastsOfYear.ts';

const SINCE = '2026-03-02';

/** A reader who settles the sea on some days and meets who is there on some of them. */
class Reader {
  visits: FeastVisit[] = [];
  #settled = 0;
  readonly #books: readonly ReadBook[];

  constructor(books: readonly ReadBook[] = []) {
    this.#books = books;
  }

  look(today: string): FeastVisit | null {
    const read = this.#books.filter(({ day }) => day <= today);
    const fresh = read.slice(this.#settled);
    this.#settled = read.length;
    this.store(comingFeasts(this.visits, { since: SINCE, books: fresh, today }));
    return presentFeast(this.visits, today);
  }

  meet(today: string): void {
    const here = this.look(today);
    if (here) this.store([meetFeast(here, today)]);
  }

  store(changed: readonly FeastVisit[]): void {
    const names = new Set(changed.map(({ feast }) => feast));
    this.visits = [...this.visits.filter(({ feast }) => !names.has(feast)), ...changed];
  }
}
const on = (day: number) => shiftDayKey(SINCE, day);
const kept = ({ visits }: Reader) => visits.filter(({ keepsakeDay }) => keepsakeDay !== null).length;

it('brings each feast once a year to who comes in its week, and something else to hear in the next', () => {
  const reader = new Reader();
  const met = new Map<string, number[]>();
  for (let day = 0; day < 800; day += 1) {
    const here = reader.look(on(day));
    if (here && hasNewLines(here)) met.set(here.feast, [...(met.get(here.feast) ?? []), here.year]);
    reader.meet(on(day));
    if (day >= 364) expect(kept(reader)).toBe(12);
  }
  for (const feast of feastIds) {
    const years = met.get(feast) ?? [];
    expect(years.length).toBeGreaterThanOrEqual(2);
    expect(new Set(years).size).toBe(years.length);
  }
});

it('brings what was missed with the next books, the oldest first, a book one at most', () => {
  const books = [10, 120, 200, 201, 202, 203].map((day, index) => ({ bookNo: index + 1, day: on(day) }));
  const reader = new Reader(books);
  reader.look(on(204));
  const late = reader.visits.filter(({ bookNo }) => bookNo !== null).map(({ feast, bookNo }) => [bookNo, feast]);
  // In 2026 the week of 삼일절 ends before that of 대보름, and that of 광복절 before 칠석.
  expect(late).toEqual([
    [1, 'samiljeol'],
    [2, 'daeboreum'],
    [3, 'book-day'],
    [4, 'childrens-day'],
    [5, 'dano'],
    [6, 'gwangbokjeol'],
  ]);
});

it('lets nobody miss a keepsake: on every later day a book away, whenever one comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 380, max: 900 }), fc.uniqueArray(fc.nat(900), { maxLength: 12 }), (first, visits) => {
      const books = feastIds.map((_, index) => ({ bookNo: index + 1, day: on(first + index) }));
      const reader = new Reader(books);
      for (const day of [...visits].filter((day) => day < first).sort((a, b) => a - b)) reader.meet(on(day));
      const before = kept(reader);
      for (let day = first; day < first + 30; day += 1) reader.meet(on(day));
      expect(before).toBeLessThanOrEqual(12);
      expect(kept(reader)).toBe(12);
    }),
    { numRuns: 40 },
  );
});

it('is the same for who looks daily and who looks at the end, and asked twice changes nothing', () => {
  const days = fc.uniqueArray(fc.nat(700), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(days, fc.integer({ min: 701, max: 760 }), (read, last) => {
      const books = [...read].sort((a, b) => a - b).map((day, index) => ({ bookNo: index + 1, day: on(day) }));
      const late = new Reader(books);
      late.look(on(last));
      const shuffled = comingFeasts([], { since: SINCE, books: [...books].reverse(), today: on(last) });
      expect(shuffled).toEqual(late.visits);
      const stored = late.visits;
      expect(comingFeasts(stored, { since: SINCE, books, today: on(last) })).toEqual([]);
      // Two devices that ask at the same time compute the same.
      expect(comingFeasts([], { since: SINCE, books, today: on(last) })).toEqual(stored);
      // Whoever looks on days on which there is no feast has the same gifts as who looks at the end.
      const often = new Reader(books);
      for (const { day } of books)
        if (comingFeasts([], { since: SINCE, books: [], today: day }).length === 0) often.look(day);
      often.look(on(last));
      const of = (visits: readonly FeastVisit[]) => [...visits].sort((a, b) => (a.feast < b.feast ? -1 : 1));
      expect(of(often.visits)).toEqual(of(late.visits));
      const numbers = late.visits.flatMap(({ bookNo }) => (bookNo === null ? [] : [bookNo]));
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: 60 },
  );
});

it('never takes a keepsake back, and shows one visitor who stays the day', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ day: fc.nat(900), meets: fc.boolean() }), { maxLength: 40 }), (steps) => {
      const reader = new Reader([3, 90, 180, 300, 420].map((day, index) => ({ bookNo: index + 1, day: on(day) })));
      let before = 0;
      for (const { day, meets } of [...steps].sort((a, b) => a.day - b.day)) {
        const here = reader.look(on(day));
        if (meets) {
          reader.meet(on(day));
          expect(reader.look(on(day))?.feast).toBe(here?.feast);
          reader.meet(on(day));
        }
        expect(reader.look(on(day))?.feast).toBe(here?.feast);
        expect(kept(reader)).toBeGreaterThanOrEqual(before);
        before = kept(reader);
      }
    }),
  );
});
