import { z } from 'zod';
import { type RecordPurpose, recordPurposes } from '#domain/learning-record/recordPurposes.ts';
import { instant, seoulDayKey } from './envelope.ts';

const purposes = Object.keys(recordPurposes) as [RecordPurpose, ...RecordPurpose[]];

/**
 * GET …/learning-records: statements of xAPI about the pupils of an institution or a class, in the order of what happened.
 * Comes in parts: the next one begins behind `after`.
 */
export const recordFileQuery = z.strictObject({
  from: seoulDayKey,
  to: seoulDayKey,
  classNo: z.coerce.number<number>().int().min(1).optional(),
  purpose: z.enum(purposes),
  after: z
    .string()
    .regex(/^\d{1,15}(?:\.\d{1,15}){3}$/)
    .optional(),
});
export type RecordFileQuery = z.infer<typeof recordFileQuery>;
export const recordFilePart = z.object({
  fileName: z.string(),
  /** JSON Lines: one statement in each line. */
  lines: z.string(),
  count: z.int(),
  /** Null with the last part. */
  next: z.string().nullable(),
});
export type RecordFilePart = z.infer<typeof recordFilePart>;

/** Why records of an institution cannot be sent: nothing is set up, not for this institution, or the document in force does not name it. */
export const pushBlocks = ['NOT_SET_UP', 'NOT_CHOSEN', 'NOT_IN_POLICY'] as const;
/** GET and PUT …/learning-record-push */
export const recordPush = z.object({
  /** Null when it can be switched on. */
  block: z.enum(pushBlocks).nullable(),
  /** Who gets the records; null where nothing is set up. */
  recipient: z.string().nullable(),
  on: z.boolean(),
  switchedAt: instant.nullable(),
  switchedBy: z.string().nullable(),
  lastSentAt: instant.nullable(),
  sentCount: z.int(),
  waitingCount: z.int(),
  /** Records that were refused for good. */
  setAsideCount: z.int(),
  /** In words, with when it was; null for none since it was switched on. */
  lastError: z.object({ words: z.string(), at: instant }).nullable(),
});
export type RecordPush = z.infer<typeof recordPush>;
export const recordPushBody = z.strictObject({ on: z.boolean() });
