import { z } from 'zod';

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
  /** N: the test went by too quickly to give a level; it may be taken again. */
  levelGivenYn: z.enum(['Y', 'N']),
  readingLevel: z.string().nullable(),
  contestLevelCode: z.string().nullable(),
  contestLevelName: z.string().nullable(),
  message: z.string(),
});
export type ContestLevelResult = z.infer<typeof contestLevelResult>;
