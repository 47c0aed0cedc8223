import type { CalendarMonth, LibraryBoard, LibraryBook } from '#contract/library.ts';
import { sampleCard } from './sampleBook.ts';

/** A book on the shelf; what the student may do with it follows from its place. */
export function sampleShelfBook(change: Partial<LibraryBook> = {}): LibraryBook {
  return {
    ...sampleCard(),
    place: 'READING',
    since: '2026-05-01T03:00:00.000Z',
    finishedAt: null,
    toldDone: false,
    pinned: false,
    moves: ['WISHED', 'AWAY'],
    ...change,
  };
}

export function sampleBoard(
  reading: LibraryBook[] = [],
  done: LibraryBook[] = [],
  wished: LibraryBook[] = [],
): LibraryBoard {
  const shelf = (name: 'READING' | 'DONE' | 'WISHED', items: LibraryBook[]) => ({
    shelf: name,
    totalCount: items.length,
    items,
  });
  return { shelves: [shelf('READING', reading), shelf('DONE', done), shelf('WISHED', wished)], awayCount: 0 };
}

export function sampleMonth(change: Partial<CalendarMonth> = {}): CalendarMonth {
  return {
    month: '2026-05',
    today: '2026-05-20',
    firstDay: '2026-03-02',
    days: [],
    goal: { goalBookCount: 4, verifiedBookCount: 1, readDayCount: 3 },
    streak: { days: 3, longest: 9, readToday: false, restLeft: 1 },
    ...change,
  };
}
