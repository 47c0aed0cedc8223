import { z } from 'zod';
import { personalityChoices } from '#domain/personality/PersonalityTest.ts';
import { bookCard } from './book.ts';
import { instant, paged } from './envelope.ts';
import { itemKey, savedAnswer } from './mission.ts';

const accountBookBTIResultNo = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const personalityParams = z.strictObject({ accountBookBTIResultNo });
export const personalityAnswerParams = z.strictObject({ accountBookBTIResultNo, itemKey });

export const personalityQuestion = z.object({
  key: z.string(),
  situation: z.string(),
  /** Neither is right or wrong. */
  options: z.array(z.object({ no: z.int().min(1).max(2), text: z.string() })),
});

/**
 * POST /api/bookbti/attempts begins a test or hands back the open one; GET /api/bookbti/attempts/{accountBookBTIResultNo}
 * reads it again. Home site only, like everything here.
 */
export const personalityAttempt = z.object({
  accountBookBTIResultNo: z.int(),
  startedAt: instant,
  /** The server's clock: answers are numbered by it (domain/mission/StampedAnswer). */
  currentDate: instant,
  /** Questions that everybody is asked; what comes after them breaks a tie. */
  itemCount: z.int(),
  /** In the order of this attempt, then what breaks a tie. */
  questions: z.array(personalityQuestion),
  answers: z.array(savedAnswer),
  /** Keys that still need an answer. */
  missing: z.array(z.string()),
  disclaimer: z.string(),
});
export type PersonalityAttempt = z.infer<typeof personalityAttempt>;

/**
 * PUT /api/bookbti/attempts/{accountBookBTIResultNo}/answers/{itemKey}: '1' or '2'; 'S' passes it over, once a dimension:
 * one more is kept, and named as missing.
 */
export const personalityAnswerBody = z.strictObject({ value: z.enum(personalityChoices), seq: z.int().min(1) });
export type PersonalityAnswerBody = z.infer<typeof personalityAnswerBody>;
export const personalityAnswerData = z.object({
  /** The answer that holds now. */
  answer: savedAnswer,
  answeredCount: z.int(),
  /** Keys that still need an answer; empty: it can be handed in. */
  missing: z.array(z.string()),
  /** Questions that break a tie, to be asked after the others. */
  tieBreaks: z.array(personalityQuestion),
});
export type PersonalityAnswerData = z.infer<typeof personalityAnswerData>;

/** POST /api/bookbti/attempts/{accountBookBTIResultNo}/submissions. The result is read with GET. */
export const personalityOutcome = z.object({
  accountBookBTIResultNo: z.int(),
  personalityType: z.string(),
  readingType: z.string(),
});
export type PersonalityOutcome = z.infer<typeof personalityOutcome>;

/** GET /api/bookbti/results/me?page= : the newest first. */
export const personalitySummary = z.object({
  accountBookBTIResultNo: z.int(),
  finishedAt: instant,
  /** Four letters, and the name for them. */
  personalityType: z.string(),
  readingType: z.string(),
});
export type PersonalitySummary = z.infer<typeof personalitySummary>;
export const personalityList = paged(personalitySummary);
export type PersonalityList = z.infer<typeof personalityList>;

/** GET /api/bookbti/me: what the page before the test shows. */
export const personalityStart = z.object({
  currentDate: instant,
  questionCount: z.int(),
  minutes: z.int(),
  disclaimer: z.string(),
  open: z.object({ accountBookBTIResultNo: z.int(), startedAt: instant, answeredCount: z.int() }).nullable(),
  /** From when on a new test may be begun; null: now. */
  startsFrom: instant.nullable(),
  latest: personalitySummary.nullable(),
});
export type PersonalityStart = z.infer<typeof personalityStart>;

const side = z.object({ letter: z.string(), name: z.string(), short: z.string() });

/** GET /api/bookbti/results/{accountBookBTIResultNo}: the sliders, and the type that is read from them. */
export const personalityResult = z.object({
  ...personalitySummary.shape,
  sliders: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      left: side,
      right: side,
      /** 0: all left, 100: all right. */
      position: z.int(),
      /** The side it leans to. */
      letter: z.string(),
      leaning: z.enum(['BOTH', 'SLIGHT', 'CLEAR', 'STRONG']),
      /** In words: 둘 다 가까워요, 살짝, 뚜렷, 아주. */
      leaningName: z.string(),
    }),
  ),
  summary: z.string(),
  strengths: z.array(z.string()),
  tryThis: z.string(),
  /** Five books of the right level that suit these sides. */
  books: z.array(bookCard),
  /** 반대 성향에게 배우기 */
  opposite: z.object({
    readingType: z.string(),
    text: z.string(),
    /** Null when no other book of the right level is left. */
    book: bookCard.nullable(),
  }),
  disclaimer: z.string(),
});
export type PersonalityResult = z.infer<typeof personalityResult>;
