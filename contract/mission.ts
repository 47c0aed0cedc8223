import { z } from 'zod';
import { petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { instant } from './envelope.ts';
import { storedText } from './storedText.ts';

export const missionKind = z.enum(missionKinds);
export const attemptNo = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const itemKey = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/* ---- What the player shows before marking. No answer, and nothing an answer can be read from. ---- */

/** Crossword: cells by clue; the answer's syllables stay on the server. Item key = `<number>-<across|down>`. */
export const crosswordClue = z.object({
  key: z.string(),
  number: z.int(),
  direction: z.enum(['across', 'down']),
  row: z.int().min(0).max(9),
  col: z.int().min(0).max(9),
  length: z.int().min(2).max(6),
  clue: z.string(),
});
export const crosswordContent = z.object({
  kind: z.literal('PUZZLE'),
  size: z.literal(10),
  clues: z.array(crosswordClue),
});

/** Matching: right ids are drawn again for each attempt. Item key = left id, value = right id. */
export const matchingContent = z.object({
  kind: z.literal('MATCHING'),
  relation: z.string(),
  /** `picture` is the name of a file under `/art/story`, shown in place of the text, which describes it. */
  lefts: z.array(z.object({ id: z.string(), text: z.string(), picture: z.string().optional() })),
  rights: z.array(z.object({ id: z.string(), text: z.string() })),
});
export const oxContent = z.object({
  kind: z.literal('OX'),
  items: z.array(z.object({ key: z.string(), statement: z.string() })),
});
const quizQuestion = { key: z.string(), category: z.enum(comprehensionCategories), question: z.string() };
export const quizContent = z.object({
  kind: z.literal('QUIZ'),
  items: z.array(
    z.discriminatedUnion('form', [
      z.object({
        form: z.literal('CHOICE'),
        ...quizQuestion,
        options: z.array(z.object({ no: z.int(), text: z.string(), imagePath: z.string().nullable() })),
      }),
      /** Value = number of the sentence, as in a choice. */
      z.object({
        form: z.literal('EVIDENCE'),
        ...quizQuestion,
        sentences: z.array(z.object({ no: z.int(), text: z.string() })),
      }),
      /** Ids are drawn again for each attempt, A to D as shown. Value = all of them in the order given, such as `CABD`. */
      z.object({
        form: z.literal('ORDER'),
        ...quizQuestion,
        events: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ]),
  ),
});
export const thinkContent = z.object({
  kind: z.literal('THINK'),
  minLength: z.int(),
  maxLength: z.int(),
  prompts: z.array(z.object({ key: z.string(), prompt: z.string(), starters: z.array(z.string()) })),
});
/** Book report. Item key `report`. Lengths are characters without blanks. */
export const reportContent = z.object({
  kind: z.literal('REPORT'),
  title: z.string(),
  prompts: z.array(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
});
export const missionContent = z.discriminatedUnion('kind', [
  crosswordContent,
  matchingContent,
  oxContent,
  quizContent,
  thinkContent,
  reportContent,
]);
export type CrosswordContent = z.infer<typeof crosswordContent>;
export type MatchingContent = z.infer<typeof matchingContent>;

/* ---- Attempts ---- */

/** A saved answer, the last by (seq, value); `seq` is milliseconds of the server's clock. `value` is a syllable string, a right id, 'O'/'X', an option number as text, ids of events in the order given, or free text; '' clears. */
export const savedAnswer = z.object({ key: z.string(), value: z.string(), seq: z.int() });

export const hintStep = z.enum(['CONSONANTS', 'FIRST_SYLLABLE', 'WORD']);
export const givenHint = z.object({ key: z.string(), step: hintStep, text: z.string() });

/** The mark of one item, given as soon as it was answered. The key of a wrong one is never in it. */
export const itemVerdict = z.object({
  key: z.string(),
  /** The answer that counts: the first one of all devices. */
  value: z.string(),
  correct: z.boolean(),
  /** Null for a wrong answer, and where there is none. */
  explanation: z.string().nullable(),
  pageNo: z.int().nullable(),
  scene: z.string().nullable(),
});
export type ItemVerdict = z.infer<typeof itemVerdict>;

export const missionAttempt = z.object({
  attemptNo: z.int(),
  bookNo: z.int(),
  bookName: z.string(),
  readingMissionType: missionKind,
  /** 1 first time, 2 the one retry that reopens only what was wrong. */
  round: z.int().min(1).max(2),
  startedAt: instant,
  /** The server's clock: answers are numbered by it, so that devices whose own clocks differ agree on the later one. */
  currentDate: instant,
  content: missionContent,
  answers: z.array(savedAnswer),
  hints: z.array(givenHint),
  /** Points this attempt can still earn, after the hints taken. */
  maxPoint: z.int(),
  /** Price in points of the next hint. */
  hintPrice: z.int(),
  /** Keys that were right in round 1 and are closed now, with the value to show. */
  locked: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Each answer of this round is marked as it is given (`…/verdicts`) and then stands. False in a contest. */
  markedAtOnce: z.boolean(),
  /** What was marked in this round so far. */
  verdicts: z.array(itemVerdict),
  /** Words of a puzzle are checked as soon as they are full (`…/checks`), and may be corrected. False in a contest. */
  checksItself: z.boolean(),
});
export type MissionAttempt = z.infer<typeof missionAttempt>;
export type GivenHint = z.infer<typeof givenHint>;
export type HintStep = z.infer<typeof hintStep>;

/** POST /api/mission/attempts: starts, or resumes the open attempt of this book and kind. */
export const startAttemptBody = z.strictObject({ bookNo: z.int().min(1), readingMissionType: missionKind });

export const attemptParams = z.strictObject({ attemptNo });
export const answerParams = z.strictObject({ attemptNo, itemKey });
/** PUT /api/mission/attempts/{attemptNo}/answers/{itemKey}: the last one wins, so repeats and late ones are harmless. */
export const answerBody = z.strictObject({ value: storedText().max(5000), seq: z.int().min(1) });
/** POST /api/mission/attempts/{attemptNo}/hints */
export const hintBody = z.strictObject({ key: itemKey });
export const hintData = z.object({ hint: givenHint, maxPoint: z.int(), hintPrice: z.int() });
/** POST /api/mission/attempts/{attemptNo}/checks: marks filled crossword words without handing in. Costs nothing; right ones lock. */
export const checkBody = z.strictObject({
  keys: z.array(itemKey).min(1).max(40),
  /** Nobody asked for it. Where the puzzle may count for a contest nothing is marked then. */
  byItself: z.boolean().default(false),
});
export const checkData = z.object({
  results: z.array(z.object({ key: z.string(), correct: z.boolean() })),
  /** Words that were wrong so often that they are not checked again; the marks of the submission show them. */
  ended: z.array(z.string()),
});
/**
 * POST /api/mission/attempts/{attemptNo}/verdicts: keeps an answer as `…/answers` does and marks it. The first answer
 * counts: whoever asks again gets the verdict of that one.
 */
export const verdictBody = z.strictObject({ key: itemKey, value: storedText().min(1).max(40), seq: z.int().min(1) });
export const verdictData = z.object({
  /** The answer that the server holds now. */
  answer: savedAnswer,
  /** False where the attempt is marked at the end, from the beginning or since the student joined a contest. */
  markedAtOnce: z.boolean(),
  verdict: itemVerdict.nullable(),
});
/**
 * POST /api/mission/attempts/{attemptNo}/submissions. `confirmIncomplete` hands in with gaps on purpose. `seen` has the
 * `seq` of each answer on the student's screen: with it, nothing is handed in that looks different there.
 */
export const submitBody = z.strictObject({
  confirmIncomplete: z.boolean().default(false),
  seen: z.record(itemKey, z.int().min(0)).optional(),
});

/* ---- Results ---- */

export const markedItem = z.object({
  key: z.string(),
  /** What was asked, in words. */
  label: z.string(),
  given: z.string(),
  correct: z.boolean(),
  /** Shown once the item can no longer be answered; null while a retry is open. */
  answer: z.string().nullable(),
  explanation: z.string().nullable(),
  /** Where to look again: a page of our text, or the scene in a book read elsewhere. */
  pageNo: z.int().nullable(),
  scene: z.string().nullable(),
  category: z.enum(comprehensionCategories).nullable(),
});
export const missionResult = z.object({
  attemptNo: z.int(),
  readingMissionType: missionKind,
  round: z.int(),
  submittedAt: instant,
  correctCount: z.int(),
  itemCount: z.int(),
  /** 0–100, two decimals. */
  rate: z.number(),
  /** Paid by this attempt. */
  points: z.int(),
  shells: z.int(),
  retryAvailable: z.boolean(),
  /** Done on a sheet of paper that somebody of the staff has typed in; left out otherwise. */
  onPaper: z.boolean().optional(),
  items: z.array(markedItem),
});
export type MissionResult = z.infer<typeof missionResult>;

/** GET /api/mission/books/{bookNo}/me: the six missions of a book as its mission page shows them. */
export const missionBoardEntry = z.object({
  readingMissionType: missionKind,
  state: z.enum(['NEW', 'OPEN', 'RETRY', 'DONE']),
  itemCount: z.int(),
  answeredCount: z.int(),
  weight: z.int(),
  /** Points still to be earned here. */
  availablePoint: z.int(),
  earnedPoint: z.int(),
  rate: z.number().nullable(),
  minutes: z.int(),
  /** The student has begun a mission of this kind before, of any book: nobody has to explain it. */
  knownKind: z.boolean(),
});
export const missionBoard = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  bookImagePath: z.string(),
  readingProgressRate: z.int(),
  /** N: read on paper or elsewhere. */
  textYn: z.enum(['Y', 'N']),
  verified: z.boolean(),
  availablePoint: z.int(),
  /** Empty while the book has no missions yet. */
  missions: z.array(missionBoardEntry),
});
export type MissionBoard = z.infer<typeof missionBoard>;
export type MissionBoardEntry = z.infer<typeof missionBoardEntry>;

/** GET /api/mission/books/{bookNo}/results/me: latest result of each kind, and bars by comprehension category. */
export const bookMissionResult = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  bookImagePath: z.string(),
  verified: z.boolean(),
  totalPoint: z.int(),
  averageRate: z.number().nullable(),
  results: z.array(missionResult),
  /** What each of the results changed besides the marks. */
  gains: z.array(
    z.object({
      readingMissionType: missionKind,
      /** Points that the retry can still pay; 0 without one. */
      retryPoint: z.int(),
      /** False where the mission was paid before its history was deleted. */
      pays: z.boolean(),
      /** This hand-in verified the book. */
      verified: z.boolean(),
      /** Shells of the book's present, which came with it; 0 where it came before, or is still to come. */
      bookPresent: z.int(),
      /** Level of the pet before and after what it paid. */
      levelBefore: z.int(),
      levelAfter: z.int(),
    }),
  ),
  /** Null before the first visit to the aquarium and the first reward. */
  pet: z
    .object({ species: z.enum(petSpecies).nullable(), nickname: z.string(), stage: z.enum(petStages), level: z.int() })
    .nullable(),
  categories: z.array(
    z.object({
      category: z.enum(comprehensionCategories),
      correctCount: z.int(),
      itemCount: z.int(),
      rate: z.number(),
    }),
  ),
});
export type BookMissionResult = z.infer<typeof bookMissionResult>;

/** DELETE /api/mission/histories/{id}: hides; what was paid stays paid. */
export const historyParams = z.strictObject({ id: attemptNo });
