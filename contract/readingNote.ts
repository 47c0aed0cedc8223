import { z } from 'zod';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { noteStickers } from '#domain/note/noteStickers.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { bookNo } from './book.ts';
import { instant, paged } from './envelope.ts';
import { textUpTo } from './storedText.ts';

const { map } = NOTE_TUNING;
/** Made by the device, so that a note has its name before the server knows it. */
export const noteId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);
const cardId = z.string().regex(/^[A-Za-z0-9:_-]{1,60}$/);
const coordinate = z.int().min(-map.reach).max(map.reach);
const oneEach = <T extends { id: string }>(items: readonly T[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

const readingNoteContent = z.strictObject({
  kind: z.literal('NOTE'),
  quote: textUpTo(NOTE_TUNING.quoteLength),
  pageNo: z.int().min(1).max(NOTE_TUNING.lastPageNo).nullable(),
  thought: textUpTo(NOTE_TUNING.thoughtLength),
  stickers: z.array(z.enum(noteStickers)).max(NOTE_TUNING.stickers),
});
const questionContent = z.strictObject({
  kind: z.literal('QUESTION'),
  question: textUpTo(NOTE_TUNING.questionLength),
  answer: textUpTo(NOTE_TUNING.answerLength),
  about: z
    .strictObject({
      readingMissionType: z.enum(['QUIZ', 'OX']),
      key: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
      label: textUpTo(NOTE_TUNING.aboutLength),
    })
    .nullable(),
});
const reportTextContent = z.strictObject({ kind: z.literal('REPORT'), text: textUpTo(NOTE_TUNING.reportLength) });
const mapContent = z.strictObject({
  kind: z.literal('MAP'),
  places: z
    .array(z.strictObject({ id: cardId, x: coordinate, y: coordinate }))
    .max(map.places)
    .refine(oneEach, '같은 카드가 두 번 있어요'),
  cards: z
    .array(z.strictObject({ id: cardId, text: textUpTo(map.cardLength) }))
    .max(map.cards)
    .refine(oneEach, '같은 카드가 두 번 있어요'),
  links: z
    .array(z.strictObject({ id: cardId, from: cardId, to: cardId, label: textUpTo(map.labelLength) }))
    .max(map.links)
    .refine(oneEach, '같은 줄이 두 번 있어요'),
});

export const noteContent = z.discriminatedUnion('kind', [
  readingNoteContent,
  questionContent,
  reportTextContent,
  mapContent,
]);

export const storedNote = z.object({
  noteId: z.string(),
  /** Counts the changes, from 1. */
  version: z.int(),
  deleted: z.boolean(),
  content: noteContent,
  createdAt: instant,
  updatedAt: instant,
});
export type StoredNote = z.infer<typeof storedNote>;

/** GET /api/reading-notes/books/{bookNo}/me: what the note pages of a book stand on. */
export const noteOverview = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  authorName: z.string(),
  bookImagePath: z.string(),
  pageCount: z.int(),
  /** False where the book has no text here: then pages are those of a book in the hand. */
  readable: z.boolean(),
  /** Missions the book offers now. */
  missions: z.array(z.enum(missionKinds)),
  noteCount: z.int(),
  questionCount: z.int(),
  /** Characters of the report. */
  reportLength: z.int(),
  solvedPairCount: z.int(),
  /** Missions with a result that is not deleted. */
  resultCount: z.int(),
});
export type NoteOverview = z.infer<typeof noteOverview>;

export const noteBookParams = z.strictObject({ bookNo });
export const noteParams = z.strictObject({ bookNo, noteId });

/** GET /api/reading-notes/books/{bookNo}/notes/me?kind=&page=: the newest first. */
export const noteListQuery = z.strictObject({
  kind: z.enum(['NOTE', 'QUESTION']),
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export const noteList = paged(storedNote);
export type NoteList = z.infer<typeof noteList>;

/**
 * PUT /api/reading-notes/books/{bookNo}/notes/{noteId}/me: writes, deletes or brings back. The same edit again changes
 * nothing. Refused with NOTE_CONFLICT when `baseVersion` (0: a new note) is not the version the server has.
 */
export const noteEditBody = z.strictObject({
  baseVersion: z.int().min(0),
  deleted: z.boolean().default(false),
  /** The text before was chosen over, so it stays in the history of a report. */
  keepBefore: z.boolean().default(false),
  content: noteContent,
});
export type NoteEditBody = z.infer<typeof noteEditBody>;

/** What keeps a report from being handed in. */
export const reportGate = z.object({ code: z.string(), message: z.string() });

/** GET /api/reading-notes/books/{bookNo}/report/me */
export const reportState = z.object({
  note: storedNote.nullable(),
  title: z.string(),
  prompts: z.array(z.string()),
  /** Characters without blanks. */
  minLength: z.int(),
  maxLength: z.int(),
  /** Of the text the server has. */
  gates: z.array(reportGate),
  /** Whose first words of sentences suit the writer. */
  band: z.enum(['EARLY', 'MIDDLE', 'LATE']),
  /** NONE: the book has no report mission. */
  missionState: z.enum(['NONE', 'NEW', 'OPEN', 'DONE']),
});
export type ReportState = z.infer<typeof reportState>;

/** GET /api/reading-notes/books/{bookNo}/report/versions/me?page=: the newest first. */
export const reportVersions = paged(
  z.object({
    version: z.int(),
    savedAt: instant,
    length: z.int(),
    /** First words. */
    opening: z.string(),
    handedIn: z.boolean(),
  }),
);
export type ReportVersions = z.infer<typeof reportVersions>;
/** GET /api/reading-notes/books/{bookNo}/report/versions/{version}/me */
export const versionParams = z.strictObject({ bookNo, version: z.coerce.number<number>().int().min(1) });
export const reportVersion = z.object({ version: z.int(), savedAt: instant, handedIn: z.boolean(), text: z.string() });
export type ReportVersion = z.infer<typeof reportVersion>;

/** GET /api/reading-notes/books/{bookNo}/map/me: pairs of the matching mission that were right when handed in. */
export const noteMap = z.object({
  note: storedNote.nullable(),
  relation: z.string().nullable(),
  pairs: z.array(z.object({ id: z.string(), left: z.string(), right: z.string() })),
  /** The book has a matching mission. */
  offered: z.boolean(),
});
export type NoteMap = z.infer<typeof noteMap>;

/** GET /api/mission/books/{bookNo}/histories/me: every round handed in and not deleted, the newest first. */
export const missionHistories = z.object({
  items: z.array(
    z.object({
      attemptNo: z.int(),
      readingMissionType: z.enum(missionKinds),
      round: z.int(),
      submittedAt: instant,
      correctCount: z.int(),
      itemCount: z.int(),
      rate: z.number(),
      points: z.int(),
      /** Handed in, and the retry is still to be played: deleting takes that away too. */
      retryAvailable: z.boolean(),
    }),
  ),
});
export type MissionHistories = z.infer<typeof missionHistories>;
