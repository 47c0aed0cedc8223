import { z } from 'zod';
import { levelReviewStates } from '#domain/contest/level/LevelReviewState.ts';
import { contestRound } from './contest.ts';
import { instant } from './envelope.ts';

const number = z.int().min(1);

/** GET /api/event/reading-game-contest/level: the questions of one form, without anything an answer can be read from. */
export const contestLevelTest = z.object({
  readingGameContestLevelNo: z.int(),
  title: z.string(),
  minutes: z.int(),
  /** Y: a student of the child curriculum, who may be given a level by an empty POST instead. */
  childCurriculumYn: z.enum(['Y', 'N']),
  questionList: z.array(
    z.object({
      readingGameContestLevelQuestionNo: z.int(),
      categoryDescription: z.string(),
      subCategoryDescription: z.string(),
      /** Everything to read for this question: the passage, paragraphs apart by an empty line, and what belongs to it. */
      content: z.string(),
      /** Equal for questions of one passage, so that it may stay in its place; null without a passage. */
      passageId: z.string().nullable(),
      passageTitle: z.string().nullable(),
      question: z.string(),
      exampleList: z.array(
        z.object({
          readingGameContestLevelQuestionExampleNo: z.int(),
          content: z.string(),
          /** 1–4, in the order of the list. */
          value: z.int(),
        }),
      ),
    }),
  ),
});
export type ContestLevelTest = z.infer<typeof contestLevelTest>;

export const contestLevelAnswer = z.strictObject({
  /** The `value` of the chosen example. */
  answer: z.int().min(1).max(4),
  readingGameContestLevelQuestionNo: number,
  readingGameContestLevelQuestionExampleNo: number,
});
/** POST of the same path; an empty body is the child-curriculum case. */
export const contestLevelBody = z
  .strictObject({
    answerList: z.array(contestLevelAnswer).max(100).optional(),
    readingGameContestLevelNo: number.optional(),
  })
  .nullish();
export type ContestLevelBody = z.infer<typeof contestLevelBody>;

export const contestLevelResult = z.object({
  /** N: no level yet; `nextStep` is what follows. */
  levelGivenYn: z.enum(['Y', 'N']),
  /**
   * SAME_TEST: it went by too quickly and may be taken again. OTHER_TEST: the level is doubtful, and another form is offered.
   * PERSON: it still is, and a person decides. Null with a level.
   */
  nextStep: z.enum(['SAME_TEST', 'OTHER_TEST', 'PERSON']).nullable(),
  readingLevel: z.string().nullable(),
  contestLevelCode: z.string().nullable(),
  contestLevelName: z.string().nullable(),
  message: z.string(),
});
export type ContestLevelResult = z.infer<typeof contestLevelResult>;

/** GET …/level/review/my: a level that is not given yet, or that was decided by a person; null for everybody else. */
export const contestLevelReview = z.object({
  state: z.enum(levelReviewStates),
  /** What the student reads about it; the reason of who decided once it is decided. */
  words: z.string(),
  /** What happened so far, the first step first. */
  steps: z.array(z.object({ at: instant, words: z.string() })),
  /** Whether the pupil's institution decides, or the operators. */
  deciderName: z.string(),
  /** Books of the levels that may be decided, while none is; the usual one's first. */
  lists: z.array(
    z.object({ contestLevelCode: z.string(), contestLevelName: z.string(), rounds: z.array(contestRound) }),
  ),
  /** Of the decided contest level. */
  contestLevelName: z.string().nullable(),
});
export type ContestLevelReview = z.infer<typeof contestLevelReview>;
