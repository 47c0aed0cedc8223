import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { bookForms } from '#domain/book/bookForms.ts';
import { bookGuest, pictureName } from './bookGuest.ts';
import { bookPictures } from './bookPictures.ts';
import { koreanText } from './koreanText.ts';
import { itemId, itemPlace, pageNo } from './packItem.ts';
import { quizItem } from './quizItem.ts';

/** `book.json`: what a catalogue shows of one book. Facts come from the public record; every sentence is our own. */
export const bookPackMetadata = z.strictObject({
  bookNo: z.int().min(1000).max(9_999_999),
  bookName: koreanText(1, 60),
  authorName: koreanText(1, 60),
  publisherName: koreanText(1, 60),
  category: z.enum(bookCategories),
  subCategory: koreanText(1, 20),
  raq: z.int().min(0).max(1499),
  /** Points of the four scored missions together. */
  maxPoint: z.int().min(10).max(1000).default(100),
  genre: z.enum(['FICTION', 'NON_FICTION']),
  /** Two or three sentences that make a child want to read, without the ending. */
  summary: koreanText(40, 400),
  /** Words of this book that a report is expected to mention (names, things, places). */
  terms: z.array(koreanText(1, 12)).min(8).max(40),
  labels: z.array(koreanText(1, 12)).max(4),
  /** Where the story or the facts come from, and why we may use them. */
  source: koreanText(5, 300),
  /** `KR`: the work is free in Korea, and to be cleared before an edition for another country. */
  region: z.literal('KR').optional(),
  /** Left out for prose and verse: a line of verse ends where its paragraph has a line break. */
  form: z.enum(bookForms).optional(),
});

/** `pages.json`: the retelling, one entry a page. */
export const bookPackPages = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        pageNo,
        heading: koreanText(1, 30).optional(),
        paragraphs: z.array(koreanText(5, 400)).min(1).max(6),
      }),
    )
    .min(10)
    .max(40),
});

/** `puzzle.json`: a pool of words; the generator picks and lays out `wanted` of them by `seed`. */
export const bookPackPuzzle = z.strictObject({
  seed: z.int().min(0).max(2_147_483_647),
  wanted: z.int().min(6).max(14),
  words: z
    .array(
      z.strictObject({
        word: z.string().regex(/^[가-힣]{2,6}$/, '한글 2~6글자여야 해요'),
        clue: koreanText(10, 45),
        ...itemPlace,
      }),
    )
    .min(12)
    .max(70),
});

/** `matching.json`: pairs of one relation kind. */
export const bookPackMatching = z.strictObject({
  relation: koreanText(3, 30),
  pairs: z
    .array(
      z.strictObject({
        id: itemId,
        left: koreanText(1, 12),
        /** Shown in place of `left`, which then describes it; for the youngest readers. */
        image: pictureName.optional(),
        right: koreanText(2, 30),
        ...itemPlace,
      }),
    )
    .min(6)
    .max(8),
});

/** `ox.json`: ten statements, each with one checked fact. */
export const bookPackOx = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: itemId,
        statement: koreanText(10, 40),
        answer: z.enum(['O', 'X']),
        explanation: koreanText(15, 80),
        ...itemPlace,
      }),
    )
    .length(10),
});

/** `quiz.json`: ten questions of up to three forms (how many of each: domain/book-pack/checkForms.ts). */
export const bookPackQuiz = z.strictObject({ items: z.array(quizItem).length(10) });

/** `think.json`: open prompts without one right answer. */
export const bookPackThink = z.strictObject({
  prompts: z
    .array(
      z.strictObject({
        id: itemId,
        prompt: koreanText(15, 90),
        starters: z.array(koreanText(3, 30)).length(3),
      }),
    )
    .length(3),
});

/** `report.json`: what the report page suggests to write about. */
export const bookPackReport = z.strictObject({
  title: koreanText(5, 40),
  prompts: z.array(koreanText(10, 80)).min(3).max(5),
});

/** A pack with missions: one folder under content/books named by its bookNo, plus cover.svg and option pictures. */
export const bookPack = z.strictObject({
  book: bookPackMetadata,
  /** Left out where the book is read on paper or elsewhere. */
  pages: bookPackPages.optional(),
  puzzle: bookPackPuzzle,
  matching: bookPackMatching,
  ox: bookPackOx,
  quiz: bookPackQuiz,
  think: bookPackThink,
  report: bookPackReport,
  guest: bookGuest.optional(),
  pictures: bookPictures.optional(),
});

/** A book of the catalogue that has no missions yet: book.json, cover.svg and perhaps its guest. */
export const bookCatalogueEntry = z.strictObject({ book: bookPackMetadata, guest: bookGuest.optional() });

export type BookPack = z.infer<typeof bookPack>;
export type BookCatalogueEntry = z.infer<typeof bookCatalogueEntry>;
export type BookPackMetadata = z.infer<typeof bookPackMetadata>;
