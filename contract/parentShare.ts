import { z } from 'zod';
import { ownShareScopes, shareScopes } from '#domain/account/shareScopes.ts';
import { bookCard } from './book.ts';
import { instant } from './envelope.ts';
import { storedText } from './storedText.ts';

/**
 * A link for parents: `/book/mission/resultToParent/{bookNo}/{shareKey}`, `/diagnosis/parent/{shareKey}`, or
 * `/monthly-report/parent/{shareKey}`.
 */
export const parentShare = z.object({
  shareNo: z.int(),
  label: z.string(),
  /** What it opens; null for a link from before there were scopes, which opens everything. */
  scope: z.enum(shareScopes).nullable(),
  /** Of a link to a monthly report, which a teacher made: its month, `YYYY-MM`. */
  month: z.string().nullable().optional(),
  /** The unguessable second segment of the link. */
  shareKey: z.string(),
  createdAt: instant,
  expiresAt: instant,
  lastOpenedAt: instant.nullable(),
});
export type ParentShare = z.infer<typeof parentShare>;

/** GET /api/account/parent-shares/me: the links that work. POST makes one, DELETE /api/account/parent-shares/{shareNo} ends one. */
export const parentShareList = z.object({
  items: z.array(parentShare),
  /** The newest verified or played book, for the address of a whole link; null before the first mission. */
  latestBookNo: z.int().nullable(),
});
export type ParentShareList = z.infer<typeof parentShareList>;
export const createParentShareBody = z.strictObject({
  label: storedText().max(10_000).default(''),
  scope: z.enum(ownShareScopes),
});

/** GET /api/book/mission/results/parent/{bookNo}/{shareKey}: as little as a parent needs, without login. */
export const parentResult = z.object({
  /** Masked. */
  studentName: z.string(),
  book: bookCard.pick({ bookNo: true, bookName: true, authorName: true, bookImagePath: true }),
  verified: z.boolean(),
  averageRate: z.number().nullable(),
  missions: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      done: z.boolean(),
      correctCount: z.int(),
      totalCount: z.int(),
      rate: z.number().nullable(),
      finishedAt: instant.nullable(),
    }),
  ),
  /** Other books of this student with a finished mission, the newest first. */
  otherBooks: z.array(z.object({ bookNo: z.int(), bookName: z.string() })),
  /** One warm sentence on what to talk about. */
  talk: z.string(),
  /** Whether quiet hours of the aquarium may be read and set with this link. */
  maySetQuietHours: z.boolean(),
});
export type ParentResult = z.infer<typeof parentResult>;
