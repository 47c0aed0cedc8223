import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownShelf, moveBook, movesOf, type ShelfBook, shelfPlace, standingSince } from './shelfPlace.ts';
import { shelfPlaces } from './shelves.ts';

const at = fc.integer({ min: 1, max: 1000 });
const maybe = fc.option(at);
const facts = fc.record({ readAt: maybe, finishedAt: maybe, toldDoneAt: maybe });
const words = fc.option(fc.record({ place: fc.constantFrom('READING', 'WISHED', 'AWAY'), at }));
const books = fc.record({ facts, word: words, elsewhere: fc.boolean() }) as fc.Arbitrary<ShelfBook>;
const places = fc.constantFrom(...shelfPlaces);
const NOW = 2000;

const book = (facts: Partial<ShelfBook['facts']> = {}, word: ShelfBook['word'] = null): ShelfBook => ({
  facts: { readAt: null, finishedAt: null, toldDoneAt: null, ...facts },
  word,
  elsewhere: true,
});
const placeAfter = (from: ShelfBook, to: (typeof shelfPlaces)[number]) => {
  const moved = moveBook(from, to, NOW);
  return moved.ok ? shelfPlace(moved.book) : moved.reason;
};

describe('the place of a book', () => {
  it('is what the student said last, unless something was done since', () => {
    fc.assert(
      fc.property(books, (one) => {
        const action = Math.max(one.facts.readAt ?? 0, one.facts.finishedAt ?? 0, one.facts.toldDoneAt ?? 0);
        const expected = one.word === null || action > one.word.at ? knownShelf(one.facts) : one.word.place;
        expect(shelfPlace(one)).toBe(expected);
      }),
    );
  });

  it('after a move is where it was moved, and the server knows no less than before', () => {
    fc.assert(
      fc.property(books, places, (one, to) => {
        const moved = moveBook(one, to, NOW);
        if (!moved.ok) {
          const why =
            to === 'READING' ? ['FINISHED', 'DONE'] : ['UNREAD', one.facts.readAt === null ? null : 'READING'];
          expect([moved.reason, knownShelf(one.facts)]).toEqual(why);
          return;
        }
        const place = shelfPlace(moved.book);
        if (place === null) expect([to, knownShelf(moved.book.facts)]).toEqual(['AWAY', null]);
        else expect(place).toBe(to);
        expect(moved.book.facts).toMatchObject({ readAt: one.facts.readAt, finishedAt: one.facts.finishedAt });
      }),
    );
  });

  it('offers just the moves that work and change something', () => {
    fc.assert(
      fc.property(books, (one) => {
        const here = shelfPlace(one);
        for (const to of movesOf(one)) {
          expect(to).not.toBe(here);
          expect(moveBook(one, to, NOW).ok).toBe(true);
        }
        if (here !== null) expect(movesOf(one)).toContain(here === 'AWAY' ? 'WISHED' : 'AWAY');
      }),
    );
  });

  it('is what is known as soon as the word is taken back', () => {
    fc.assert(
      fc.property(books, (one) => {
        const moved = moveBook(one, null, NOW);
        expect(moved.ok && shelfPlace(moved.book)).toBe(knownShelf(one.facts));
      }),
    );
  });

  it('is out of sight again where a wish is taken back of what was put away, unless it was read since', () => {
    const away = { place: 'AWAY' as const, at: 20 };
    const wished = (readAt: number) => book({ readAt }, { place: 'WISHED', at: 30 });
    const takenBack = (readAt: number, was: typeof away | null) => {
      const moved = moveBook(wished(readAt), null, NOW, was);
      return moved.ok && shelfPlace(moved.book);
    };
    expect([takenBack(10, away), takenBack(10, null), takenBack(25, away)]).toEqual(['AWAY', 'READING', 'READING']);
  });

  it('is READING or DONE again as soon as it is read on', () => {
    fc.assert(
      fc.property(books, (one) => {
        const read = { ...one, facts: { ...one.facts, readAt: NOW } };
        expect(shelfPlace(read)).toBe(knownShelf(read.facts));
        expect(['READING', 'DONE']).toContain(shelfPlace(read));
      }),
    );
  });

  it('follows a child through a book of paper', () => {
    const wished = moveBook(book(), 'WISHED', 10);
    if (!wished.ok) throw new Error('a wish is always possible');
    expect(shelfPlace(wished.book)).toBe('WISHED');
    const begun = moveBook(wished.book, 'READING', 20);
    if (!begun.ok) throw new Error('so is beginning');
    expect([shelfPlace(begun.book), standingSince(begun.book)]).toEqual(['READING', 20]);
    const done = moveBook(begun.book, 'DONE', 30);
    if (!done.ok) throw new Error('so is finishing');
    expect(done.book).toEqual(book({ toldDoneAt: 30 }));
    expect(placeAfter(done.book, 'READING')).toBe('READING');
    const again = moveBook(done.book, 'WISHED', 40);
    expect(again.ok && shelfPlace(again.book)).toBe('WISHED');
    expect(placeAfter(book({}, { place: 'WISHED', at: 5 }), 'AWAY')).toBeNull();
  });

  it('is not finished by a word where it can be read here', () => {
    const begun = { ...book({ readAt: 50 }), elsewhere: false };
    expect(placeAfter(begun, 'DONE')).toBe('UNREAD');
    expect(movesOf(begun)).toEqual(['WISHED', 'AWAY']);
    expect(movesOf({ ...begun, facts: { ...begun.facts, finishedAt: 50 }, word: { place: 'WISHED', at: 60 } })).toEqual(
      ['DONE', 'AWAY'],
    );
  });

  it('does not call a book unfinished that the server saw finished', () => {
    const finished = book({ readAt: 50, finishedAt: 50 });
    expect(placeAfter(finished, 'READING')).toBe('FINISHED');
    expect(movesOf(finished)).toEqual(['WISHED', 'AWAY']);
    expect(shelfPlace(book({ readAt: 70, finishedAt: 50 }, { place: 'WISHED', at: 60 }))).toBe('DONE');
    expect(standingSince(book({ readAt: 70, finishedAt: 50, toldDoneAt: 40 }))).toBe(40);
  });
});
