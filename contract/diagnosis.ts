import { z } from 'zod';
import { comprehensionCategories } from '#domain/book/comprehensionCategories.ts';
import { passageKinds } from '#domain/diagnosis/DiagnosisForm.ts';
import { bookCard } from './book.ts';
import { instant, paged } from './envelope.ts';
import { itemKey, savedAnswer } from './mission.ts';

export const diagnosisApplyNo = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** On the home site the same number stands in `/diagnosis/result/{accountReadingLevelResultNo}`. */
export const diagnosisParams = z.strictObject({ diagnosisApplyNo });
export const diagnosisAnswerParams = z.strictObject({ diagnosisApplyNo, itemKey });

/* ---- The test. Nothing an answer can be read from leaves the server, neither before nor after marking. ---- */

export const diagnosisPassage = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(passageKinds),
  paragraphs: z.array(z.string()),
});
export const diagnosisQuestion = z.object({
  key: z.string(),
  /** Of `passages`; null when the question stands alone. */
  passageKey: z.string().nullable(),
  /** A sentence or short text of its own; '' without one. */
  content: z.string(),
  question: z.string(),
  options: z.array(z.object({ no: z.int().min(1).max(4), text: z.string() })),
});

/**
 * POST /api/diagnosis/applies begins a test or hands back the open one; GET /api/diagnosis/applies/{diagnosisApplyNo}
 * reads it again, on any device.
 */
export const diagnosisTest = z.object({
  diagnosisApplyNo: z.int(),
  /** FIXED: all questions at once, next and back. ADAPTIVE: one after the other, each chosen by the answers before. */
  mode: z.enum(['FIXED', 'ADAPTIVE']),
  title: z.string(),
  /** How long most take. Nobody is timed. */
  minutes: z.int(),
  /** Questions of the whole test; an adaptive one may end earlier. */
  itemCount: z.int(),
  startedAt: instant,
  /** The server's clock: answers are numbered by it (domain/mission/StampedAnswer). */
  currentDate: instant,
  passages: z.array(diagnosisPassage),
  /** FIXED: all; ADAPTIVE: those asked so far, the last one waits for its answer. */
  questions: z.array(diagnosisQuestion),
  answers: z.array(savedAnswer),
});
export type DiagnosisTest = z.infer<typeof diagnosisTest>;

/** PUT /api/diagnosis/applies/{diagnosisApplyNo}/answers/{itemKey}: an option, by its number. */
export const diagnosisAnswerBody = z.strictObject({ value: z.enum(['1', '2', '3', '4']), seq: z.int().min(1) });
export type DiagnosisAnswerBody = z.infer<typeof diagnosisAnswerBody>;

/** Why a test was paused: no level is given, and it may be taken again at once. */
export const pauseReason = z.enum(['TOO_FAST', 'SAME_CHOICE']);

export const diagnosisAnswerData = z.object({
  /** The answer that holds now. */
  answer: savedAnswer,
  /** PAUSED: this answer ended the test without a level. */
  status: z.enum(['OPEN', 'PAUSED']),
  pauseReason: pauseReason.nullable(),
  /** Answers come so fast, or so much alike, that the test will soon have to pause. */
  hurried: z.boolean(),
  answeredCount: z.int(),
  /** True when it can be handed in. */
  complete: z.boolean(),
  /** ADAPTIVE: the next question with its passage; null when there is none. */
  next: z.object({ question: diagnosisQuestion, passage: diagnosisPassage.nullable() }).nullable(),
});
export type DiagnosisAnswerData = z.infer<typeof diagnosisAnswerData>;

/** POST /api/diagnosis/applies/{diagnosisApplyNo}/submissions. The report is read with GET. */
export const diagnosisOutcome = z.object({
  diagnosisApplyNo: z.int(),
  readingLevel: z.string(),
  raq: z.int(),
});
export type DiagnosisOutcome = z.infer<typeof diagnosisOutcome>;

/* ---- Results ---- */

/** Where a reader most likely reads, and the school years whose books that are. */
const band = {
  raqFrom: z.int(),
  raqTo: z.int(),
  levelFrom: z.string(),
  levelTo: z.string(),
  grades: z.string(),
};

/** GET /api/diagnosis/reports/me?page= : the newest first. */
export const diagnosisSummary = z.object({
  diagnosisApplyNo: z.int(),
  finishedAt: instant,
  gradeName: z.string(),
  readingLevel: z.string(),
  raq: z.int(),
  ...band,
});
export type DiagnosisSummary = z.infer<typeof diagnosisSummary>;
export const diagnosisList = paged(diagnosisSummary);
export type DiagnosisList = z.infer<typeof diagnosisList>;

/** GET /api/diagnosis/me: what the page before the test shows. */
export const diagnosisStart = z.object({
  currentDate: instant,
  /** The grade that counts; it is changed in my page, not here. */
  schoolGrade: z.string(),
  gradeName: z.string(),
  title: z.string(),
  minutes: z.int(),
  itemCount: z.int(),
  mode: z.enum(['FIXED', 'ADAPTIVE']),
  /** A test under way, to go on with. */
  open: z.object({ diagnosisApplyNo: z.int(), startedAt: instant, answeredCount: z.int() }).nullable(),
  /** From when on a new test may be begun; null: now. */
  startsFrom: instant.nullable(),
  /** The test before was paused and gave no level. */
  paused: z.object({ at: instant, reason: pauseReason }).nullable(),
  latest: diagnosisSummary.nullable(),
});
export type DiagnosisStart = z.infer<typeof diagnosisStart>;

export const diagnosisCategory = z.object({
  category: z.enum(comprehensionCategories),
  name: z.string(),
  word: z.enum(['STRONG', 'EVEN', 'PRACTISE']),
  /** The word for it: 잘해요, 보통이에요, 더 연습해요. */
  wordName: z.string(),
  correctCount: z.int(),
  itemCount: z.int(),
  /** Length of the bar, 0–100; 50 is what a reader of this level gets right. */
  standing: z.int(),
});
const findings = {
  finishedAt: instant,
  readingLevel: z.string(),
  raq: z.int(),
  ...band,
  meaning: z.object({ title: z.string(), text: z.string() }),
  categories: z.array(diagnosisCategory),
  nextSteps: z.array(z.string()),
  /** All results up to now, the oldest first, at most twelve. `error` is the standard error in raq. */
  trend: z.array(
    z.object({
      diagnosisApplyNo: z.int(),
      finishedAt: instant,
      raq: z.int(),
      error: z.int(),
      readingLevel: z.string(),
    }),
  ),
  /** Against the result before: FIRST without one; STEADY also when the difference may be chance. */
  change: z.enum(['FIRST', 'STEADY', 'HIGHER', 'LOWER']),
  changeText: z.string(),
  /** What to know about the figures. */
  notice: z.string(),
};

/** GET /api/diagnosis/reports/{diagnosisApplyNo} */
export const diagnosisReport = z.object({
  diagnosisApplyNo: z.int(),
  gradeName: z.string(),
  testTitle: z.string(),
  ...findings,
  /** Five that fit the level of now. */
  books: z.array(bookCard),
});
export type DiagnosisReport = z.infer<typeof diagnosisReport>;

/** GET /api/diagnosis/reports/parent/{shareKey}: the newest result, for whoever holds a parent link. */
export const parentDiagnosis = z.object({
  /** Masked. */
  studentName: z.string(),
  gradeName: z.string(),
  ...findings,
  trend: z.array(findings.trend.element.omit({ diagnosisApplyNo: true })),
  books: z.array(bookCard.pick({ bookNo: true, bookName: true, authorName: true, bookImagePath: true })),
});
export type ParentDiagnosis = z.infer<typeof parentDiagnosis>;
