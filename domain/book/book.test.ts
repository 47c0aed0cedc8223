import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { expectedComprehension, fitOf } from './expectedComprehension.ts';
import { nearestFirst } from './nearestFirst.ts';
import { levelOfRaq, MAX_RAQ, readingLevels } from './readingLevels.ts';
import { readingProgress, turnCountsAt, turnPage } from './readingProgress.ts';

const raqs = fc.integer({ min: 0, max: 1500 });

describe('reading levels', () => {
  it('are the 22 of the specification, without gap or overlap', () => {
    expect(readingLevels.map(({ code }) => code)).toEqual(
      Array.from({ length: 11 }, (_, year) => [`${year}A`, `${year}B`]).flat(),
    );
    expect(readingLevels[0]?.raqFrom).toBe(0);
    expect(readingLevels.at(-1)?.raqTo).toBe(MAX_RAQ);
    for (const [index, { raqFrom, raqTo }] of readingLevels.entries()) {
      expect(raqTo).toBeGreaterThanOrEqual(raqFrom);
      if (index > 0) expect(raqFrom).toBe((readingLevels[index - 1]?.raqTo ?? 0) + 1);
    }
  });

  it('hold the raq they are given for', () => {
    fc.assert(
      fc.property(raqs, (raq) => {
        const level = readingLevels.find(({ code }) => code === levelOfRaq(raq));
        expect(Math.min(raq, MAX_RAQ)).toBeGreaterThanOrEqual(level?.raqFrom ?? Number.NaN);
        expect(Math.min(raq, MAX_RAQ)).toBeLessThanOrEqual(level?.raqTo ?? Number.NaN);
      }),
    );
    expect([0, 199, 200, 1249, 1250, 1500].map(levelOfRaq)).toEqual(['0A', '0B', '1A', '10A', '10B', '10B']);
  });
});

describe('expected comprehension', () => {
  it('has the four published anchors', () => {
    const shares = [0, 250, 500, -250].map((ahead) => expectedComprehension(700 + ahead, 700));
    for (const [index, published] of [0.75, 0.901, 0.965, 0.497].entries()) {
      expect(shares[index]).toBeCloseTo(published, 2);
    }
  });

  it('falls as the book gets harder, and so does the fit', () => {
    const order = ['EASY', 'FIT', 'CHALLENGE'];
    fc.assert(
      fc.property(raqs, raqs, raqs, (reader, one, two) => {
        const [easier, harder] = one < two ? [one, two] : [two, one];
        expect(expectedComprehension(reader, easier)).toBeGreaterThanOrEqual(expectedComprehension(reader, harder));
        expect(order.indexOf(fitOf(reader, easier))).toBeLessThanOrEqual(order.indexOf(fitOf(reader, harder)));
      }),
    );
    expect([599, 600, 601, 750, 751].map((book) => fitOf(700, book))).toEqual([
      'EASY',
      'EASY',
      'FIT',
      'FIT',
      'CHALLENGE',
    ]);
  });

  it('puts the nearest book first, the easier of two', () => {
    const books = [10, 700, 640, 760].map((raq) => ({ raq, bookNo: raq }));
    expect(nearestFirst(books, 700).map(({ raq }) => raq)).toEqual([700, 640, 760, 10]);
  });
});

describe('reading progress', () => {
  const turns = fc.array(
    fc.record({
      lastPageNo: fc.integer({ min: 1, max: 20 }),
      bookmarkPageNo: fc.option(fc.integer({ min: 1, max: 20 })),
    }),
    { minLength: 1 },
  );

  it('never falls, is 100 only after the last page, and a finished book stays finished', () => {
    fc.assert(
      fc.property(turns, (list) => {
        let place: ReturnType<typeof turnPage> | undefined;
        let [rate, now] = [0, 0];
        let seen = 0;
        for (const turn of list) {
          const finished = place?.finishedAt ?? null;
          place = turnPage(place, turn, 20, ++now);
          seen = Math.max(seen, turn.lastPageNo);
          const next = readingProgress(place.furthestPageNo, 20);
          expect(next).toBeGreaterThanOrEqual(rate);
          expect(next === 100).toBe(seen === 20);
          expect(place.lastPageNo).toBe(turn.lastPageNo);
          if (finished !== null) expect(place.finishedAt).toBe(finished);
          rate = next;
        }
      }),
    );
  });

  it('is the whole per cent of the pages shown, never one too low', () => {
    for (let pageCount = 1; pageCount <= 200; pageCount += 1)
      for (let page = 1; page <= pageCount; page += 1) {
        const left = 100 * page - readingProgress(page, pageCount) * pageCount;
        expect(left >= 0 && left < pageCount).toBe(true);
      }
  });

  it('goes by when pages were turned, not by when that was heard', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(turns, fc.nat(5_000)), { minLength: 1 }), (devices) => {
        const received = devices.flatMap(([list, late]) =>
          list.map((turn, index) => ({ turn, late, now: 10_000 + index })),
        );
        let place: ReturnType<typeof turnPage> | undefined;
        let newest = { at: -1, lastPageNo: 0 };
        for (const { turn, late, now } of received) {
          place = turnPage(place, { ...turn, turnedAgoMs: late }, 20, now);
          if (now - late >= newest.at) newest = { at: now - late, lastPageNo: turn.lastPageNo };
          expect(place).toMatchObject({ lastPageNo: newest.lastPageNo, turnedAt: newest.at });
        }
        const seen = received.map(({ turn }) => turn.lastPageNo);
        if (place) expect(place.furthestPageNo).toBe(Math.max(...seen));
      }),
    );
  });

  it('ends a book with the turn to its last page alone, however its text was cut', () => {
    const pages = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.array(fc.tuple(pages, pages), { minLength: 1 }), (list) => {
        let place: ReturnType<typeof turnPage> | undefined;
        let ended = false;
        for (const [wanted, pageCount] of list) {
          const lastPageNo = Math.min(wanted, pageCount);
          place = turnPage(place, { lastPageNo }, pageCount, 1);
          ended ||= lastPageNo === pageCount;
          expect(place.finishedAt !== null).toBe(ended);
        }
      }),
    );
    const place = turnPage(undefined, { lastPageNo: 15 }, 20, 1);
    expect(turnPage(place, { bookmarkPageNo: 12 }, 12, 2).finishedAt).toBeNull();
  });

  it('ends a book on the day of its last page, as far as a day can be told late', () => {
    const now = 30 * DAY;
    expect(turnPage(undefined, { lastPageNo: 9, turnedAgoMs: 3 * DAY }, 9, now).finishedAt).toBe(27 * DAY);
    expect(turnPage(undefined, { lastPageNo: 9, turnedAgoMs: 3 * DAY + 1 }, 9, now).finishedAt).toBe(now);
    expect(turnCountsAt(now, 0)).toBe(now);
  });

  it('keeps a bookmark unless it is moved or taken away', () => {
    const marked = turnPage(undefined, { lastPageNo: 3, bookmarkPageNo: 2 }, 9, 1);
    expect(turnPage(marked, { lastPageNo: 4 }, 9, 2).bookmarkPageNo).toBe(2);
    expect(turnPage(marked, { lastPageNo: 4, bookmarkPageNo: 4 }, 9, 2).bookmarkPageNo).toBe(4);
    expect(turnPage(marked, { lastPageNo: 4, bookmarkPageNo: null }, 9, 2).bookmarkPageNo).toBeNull();
    // Nothing is turned by it.
    const alone = turnPage(marked, { bookmarkPageNo: 5 }, 9, 8);
    expect(alone).toEqual({ ...marked, bookmarkPageNo: 5 });
    expect(turnPage(undefined, { bookmarkPageNo: 5 }, 9, 8)).toMatchObject({ lastPageNo: 1, furthestPageNo: 1 });
    // Also when the place has gone on elsewhere: a bookmark has no time of its own.
    expect(turnPage(marked, { lastPageNo: 1, bookmarkPageNo: 1, turnedAgoMs: 5 }, 9, 2)).toMatchObject({
      lastPageNo: 3,
      bookmarkPageNo: 1,
    });
  });
});
