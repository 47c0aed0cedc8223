import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { shelfPlaces, shelves } from '#domain/library/shelves.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { bookCard } from './book.ts';
import { instant, paged, seoulDayKey } from './envelope.ts';

const page = z.coerce.number<number>().int().min(1).max(10_000).default(1);

/** A book on the shelf: its card, where it stands, and where the student may move it. */
export const libraryBook = bookCard.extend({
  place: z.enum(shelfPlaces),
  /** Since when it stands there. */
  since: instant,
  /** When it was finished: seen by the server, or marked by the student. */
  finishedAt: instant.nullable(),
  /** Finished by the student's word alone. */
  toldDone: z.boolean(),
  /** The student has put it in order; the others follow by time. */
  pinned: z.boolean(),
  moves: z.array(z.enum(shelfPlaces)),
});
export type LibraryBook = z.infer<typeof libraryBook>;

/** GET /api/library/board/me: the three boards with their first books. */
export const libraryBoard = z.object({
  shelves: z.array(z.object({ shelf: z.enum(shelves), totalCount: z.int(), items: z.array(libraryBook) })),
  awayCount: z.int(),
});
export type LibraryBoard = z.infer<typeof libraryBoard>;

/** GET /api/library/shelves/{place}/me?page= */
export const shelfParams = z.strictObject({ place: z.enum(shelfPlaces) });
export const libraryPageQuery = z.strictObject({ page });
/** With the book that stands before the page's first, so that one can be put between the two. */
export const shelfPage = paged(libraryBook).extend({ precedingBookNo: z.int().nullable() });
export type ShelfPage = z.infer<typeof shelfPage>;

/** GET /api/library/books/{bookNo}/me */
export const libraryPlace = z.object({
  bookNo: z.int(),
  /** Null: not on the shelf. */
  place: z.enum(shelfPlaces).nullable(),
  moves: z.array(z.enum(shelfPlaces)),
});
export type LibraryPlace = z.infer<typeof libraryPlace>;

/**
 * PUT /api/library/books/{bookNo}/me: where the student puts a book; null removes the choice. `afterBookNo` puts it
 * behind another book of that board (null: to the front); left out, it stands by time. DELETE …/last-move/me takes the
 * last move back.
 */
export const libraryMoveBody = z.strictObject({
  place: z.enum(shelfPlaces).nullable(),
  afterBookNo: z.int().min(1).nullable().optional(),
});
export type LibraryMoveBody = z.infer<typeof libraryMoveBody>;

/** GET /api/library/cart/me?page= */
export const cartBook = bookCard.extend({ addedAt: instant });
export type CartBook = z.infer<typeof cartBook>;
export const cartPage = paged(cartBook);
export type CartPage = z.infer<typeof cartPage>;

/** GET /api/library/history/me?category=&page=: what was finished, played or verified, the latest first. */
export const historyQuery = z.strictObject({ category: z.enum(bookCategories).optional(), page });
export const historyBook = bookCard.extend({
  /** The latest of what follows. */
  at: instant,
  finishedAt: instant.nullable(),
  verifiedAt: instant.nullable(),
  /** Mean of the scored missions handed in, 0–100. */
  averageRate: z.number().nullable(),
  /** False once the book is not offered any more; the history keeps it. */
  offered: z.boolean(),
});
export type HistoryBook = z.infer<typeof historyBook>;
export const historyPage = paged(historyBook);
export type HistoryPage = z.infer<typeof historyPage>;

const countByCategory = z.object(
  Object.fromEntries(bookCategories.map((category) => [category, z.int()])) as Record<
    (typeof bookCategories)[number],
    z.ZodInt
  >,
);

/** GET /api/library/verifications/me: the chart of verified books (인증). */
export const verificationChart = z.object({
  totalCount: z.int(),
  /** The oldest first; the last is the running month. */
  months: z.array(z.object({ month: z.string(), counts: countByCategory })),
  categories: z.array(
    z.object({
      category: z.enum(bookCategories),
      /** Books with a scored mission handed in. */
      triedCount: z.int(),
      verifiedCount: z.int(),
      /** Whole per cent; null where none was tried. */
      rate: z.int().nullable(),
    }),
  ),
});
export type VerificationChart = z.infer<typeof verificationChart>;

/** A book in the calendar. */
const calendarBook = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  authorName: z.string(),
  bookImagePath: z.string(),
  category: z.enum(bookCategories),
});
export type CalendarBook = z.infer<typeof calendarBook>;

/** GET /api/library/calendar/me?month=; the running month when it is left out. Only days with something are listed. */
export const calendarQuery = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
});
export const calendarMonth = z.object({
  month: z.string(),
  today: seoulDayKey,
  /** The first day that can be shown. */
  firstDay: seoulDayKey,
  days: z.array(
    z.object({
      day: seoulDayKey,
      bookCount: z.int(),
      missionCount: z.int(),
      finishedCount: z.int(),
      verifiedCount: z.int(),
      point: z.int(),
      /** The first few, for their covers. */
      books: z.array(calendarBook),
    }),
  ),
  goal: z.object({ goalBookCount: z.int().nullable(), verifiedBookCount: z.int(), readDayCount: z.int() }),
  streak: z.object({ days: z.int(), longest: z.int(), readToday: z.boolean(), restLeft: z.int() }),
});
export type CalendarMonth = z.infer<typeof calendarMonth>;

/** GET /api/library/calendar/{day}/me?page= */
export const calendarDayParams = z.strictObject({ day: seoulDayKey });
export const calendarDay = paged(
  calendarBook.extend({
    /** False once the book is not offered any more; the day keeps it. */
    offered: z.boolean(),
    textYn: bookCard.shape.textYn,
    audioYn: bookCard.shape.audioYn,
    missionYn: bookCard.shape.missionYn,
    /** Lowest and highest page seen that day; null when no page was turned. */
    pages: z.object({ from: z.int(), to: z.int() }).nullable(),
    finished: z.boolean(),
    verified: z.boolean(),
    missions: z.array(
      z.object({
        readingMissionType: z.enum(missionKinds),
        /** Null for what is written, not marked. */
        rate: z.number().nullable(),
        retry: z.boolean(),
      }),
    ),
  }),
).extend({ day: seoulDayKey, point: z.int() });
export type CalendarDay = z.infer<typeof calendarDay>;
