import { z } from 'zod';
import { LONGEST_REASON, settledSubjects } from '#domain/moderation/settlements.ts';
import { pupilParams } from './classroom.ts';
import { reviewTimelineSteps } from './contestReview.ts';
import { instant } from './envelope.ts';
import { storedText } from './storedText.ts';

const pupil = z.object({ accountNo: z.int(), name: z.string(), className: z.string().nullable() });

/** GET …/moderation: what waits for a decision about pupils in reach, the longest waiting first. */
export const moderationList = z.object({
  /** Results held back from a contest. */
  holds: z.array(
    z.object({
      subjectNo: z.int(),
      pupil,
      bookName: z.string().nullable(),
      kindName: z.string().nullable(),
      point: z.int(),
      /** Why it is held, as the pupil reads it. */
      reason: z.string(),
      /** The pupil's own words about it. */
      reply: z.string().nullable(),
      timeline: reviewTimelineSteps,
      at: instant,
    }),
  ),
  /** Contest levels that are doubtful after two tests. */
  levels: z.array(
    z.object({
      subjectNo: z.int(),
      pupil,
      contestTitle: z.string(),
      /** Why it is doubtful. */
      reason: z.string(),
      /** What was known before, and what the tests came to, in the order to be read. */
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      /** The youngest first; `shown` is what the tests show, `usual` what was known. */
      choices: z.array(z.object({ code: z.string(), name: z.string(), shown: z.boolean(), usual: z.boolean() })),
      at: instant,
    }),
  ),
  /** Questions that pupils find wrong. */
  items: z.array(
    z.object({
      subjectNo: z.int(),
      pupil,
      bookName: z.string(),
      kindName: z.string(),
      question: z.string(),
      answer: z.string(),
      reason: z.string(),
      words: z.string(),
      at: instant,
    }),
  ),
  /** Reviews that readers reported. */
  reviews: z.array(
    z.object({
      subjectNo: z.int(),
      pupil,
      bookName: z.string(),
      stars: z.int(),
      body: z.string(),
      reasons: z.array(z.string()),
      at: instant,
    }),
  ),
  /** Nicknames and names of pets that neighbours reported. */
  names: z.array(
    z.object({
      subjectNo: z.int(),
      pupil,
      nickname: z.string(),
      petName: z.string().nullable(),
      reasons: z.array(z.string()),
      at: instant,
    }),
  ),
});
export type ModerationList = z.infer<typeof moderationList>;

export const decisionParams = pupilParams.extend({ subjectNo: z.coerce.number<number>().int().min(1) });
const reason = storedText().trim().min(1).max(LONGEST_REASON);
/** PUT …/pupils/{accountNo}/contest-holds/{subjectNo} */
export const holdDecisionBody = z.strictObject({ decision: z.enum(['RELEASE', 'CONFIRM']), reason });
/** PUT …/pupils/{accountNo}/contest-levels/{subjectNo} */
export const levelDecisionBody = z.strictObject({ levelCode: z.string().min(1).max(20), reason });
/** PUT …/pupils/{accountNo}/item-reports/{subjectNo} */
export const itemDecisionBody = z.strictObject({ decision: z.enum(['EXPLAIN', 'PASS_ON']), reason });
/** PUT …/pupils/{accountNo}/held-reviews/{subjectNo} */
export const reviewDecisionBody = z.strictObject({ decision: z.enum(['SHOW', 'HIDE']), reason });
/** PUT …/pupils/{accountNo}/reported-names/{subjectNo}: settles every open report about the names of this pupil. */
export const nameDecisionBody = z.strictObject({ decision: z.enum(['KEEP', 'HIDE']), reason });

/** A decision about somebody's own reports, review, name or result, until it was put away. */
export const settlementNotice = z.object({
  noticeNo: z.int(),
  /** LEVEL: a contest level; put away by the contest's own call. */
  subject: z.enum([...settledSubjects, 'LEVEL']),
  /** What was decided. */
  words: z.string(),
  /** The book it is about. */
  bookName: z.string().nullable(),
  reason: z.string(),
  staffName: z.string(),
  at: instant,
});
export type SettlementNotice = z.infer<typeof settlementNotice>;
export const settlementNoticeParams = z.object({ noticeNo: z.coerce.number<number>().int().min(1) });
