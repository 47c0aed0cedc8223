import { z } from 'zod';
import { paperKinds } from '#domain/paper/paperKinds.ts';
import { paperStands } from '#domain/paper/paperStand.ts';
import { paperTuning } from '#domain/paper/tuning.ts';
import { instant, seoulDayKey } from './envelope.ts';
import { crosswordContent, itemKey, matchingContent, oxContent, quizContent } from './mission.ts';
import { institutionParams } from './staff.ts';
import { storedText } from './storedText.ts';

const paperKind = z.enum(paperKinds);
const bookNo = z.int().min(1);

/** A sheet by its code; one of another institution or out of reach is 404, as is what is no code. */
export const paperSheetParams = institutionParams.extend({ code: z.string().min(1).max(40) });

/* ---- Printing ---- */

/** What stands on a sheet, in the place of the screen. */
export const paperContent = z.discriminatedUnion('kind', [crosswordContent, matchingContent, oxContent, quizContent]);
export type PaperContent = z.infer<typeof paperContent>;

const mission = { bookNo: z.int(), bookName: z.string(), readingMissionType: paperKind, missionName: z.string() };
const pupil = { accountNo: z.int(), name: z.string(), classNumber: z.int().nullable() };

/** A sheet to print. */
export const printedSheet = z.object({
  code: z.string(),
  ...pupil,
  className: z.string(),
  ...mission,
  /** For grades 1 and 2. */
  largeLetters: z.boolean(),
  content: paperContent,
});
export type PrintedSheet = z.infer<typeof printedSheet>;

/**
 * PUT …/classes/{classNo}/paper-sheets: a sheet for each of these pupils. Whose sheet waits already gets the same one, so
 * that a repeated request makes none. Who is not in the class any more is left out of the answer.
 */
export const printBody = z.strictObject({
  bookNo,
  readingMissionType: paperKind,
  accountNos: z.array(z.int().min(1)).min(1).max(paperTuning.sheetsAtOnce),
});
export const printedSheets = z.object({
  sheets: z.array(printedSheet),
  /** Pupils who have handed this mission in. */
  done: z.array(z.object(pupil)),
});
export type PrintedSheets = z.infer<typeof printedSheets>;
/** POST …/classes/{classNo}/paper-sheets/prints: sheets that wait, to print once more. */
export const printAgainBody = z.strictObject({
  codes: z.array(storedText().max(40)).min(1).max(paperTuning.printedAtOnce),
});
/** GET …/paper-samples/{bookNo}: what a sheet of a mission looks like. It is nobody's and has no code. */
export const paperSampleParams = institutionParams.extend({ bookNo: z.coerce.number<number>().int().min(1) });
export const paperSampleQuery = z.strictObject({ readingMissionType: paperKind.default('QUIZ') });
export const paperSample = z.object({ ...mission, content: paperContent });
export type PaperSample = z.infer<typeof paperSample>;

/* ---- Typing in ---- */

const marks = z.object({ correctCount: z.int(), itemCount: z.int(), points: z.int() });
const stand = z.enum(paperStands);

/** GET …/classes/{classNo}/paper-sheets: of the pupils who are in the class now, the latest mission first. */
export const paperSheetList = z.object({
  today: seoulDayKey,
  sheets: z.array(
    z.object({
      code: z.string(),
      ...pupil,
      ...mission,
      printedAt: instant,
      stand,
      /** Of an attempt that was handed in. */
      marks: marks.nullable(),
    }),
  ),
});
export type PaperSheetList = z.infer<typeof paperSheetList>;

const option = z.object({ value: z.string(), text: z.string() });
const asked = { key: z.string(), label: z.string() };
/** Of domain/paper/sheetItems; words of a crossword with their answers, which the teacher compares. */
const sheetItem = z.discriminatedUnion('form', [
  z.object({ form: z.literal('OX'), ...asked }),
  z.object({ form: z.literal('NUMBER'), ...asked, options: z.array(option) }),
  z.object({ form: z.literal('ORDER'), ...asked, options: z.array(option) }),
  z.object({
    form: z.literal('WORD'),
    ...asked,
    number: z.int(),
    direction: z.enum(['across', 'down']),
    word: z.string(),
  }),
]);

/** Who comes after a sheet, and how many of its class and mission wait. */
const following = { next: z.string().nullable(), left: z.int() };
/** GET …/paper-sheets/{code} */
export const paperSheet = z.object({
  code: z.string(),
  ...pupil,
  classNo: z.int().nullable(),
  className: z.string().nullable(),
  ...mission,
  stand,
  /** Empty for a sheet that does not wait. */
  items: z.array(sheetItem),
  /** What the pupil has answered on the screen so far; `fixed` was marked there and stands. */
  answers: z.array(z.object({ key: z.string(), value: z.string(), seq: z.int(), fixed: z.boolean() })),
  marks: marks.nullable(),
  enteredBy: z.string().nullable(),
  ...following,
});
export type PaperSheet = z.infer<typeof paperSheet>;

/** PUT …/paper-sheets/{code}/result: hands the attempt in. The same request again is answered alike. */
export const paperResultBody = z.strictObject({
  requestKey: z.string().regex(/^[\w-]{16,64}$/),
  /** What is on the paper; '' for an item without an answer. */
  answers: z
    .array(z.strictObject({ key: itemKey, value: storedText().max(40) }))
    .min(1)
    .max(40),
  /** Numbers of the answers that `GET` showed: with a later one nothing is handed in (ANSWERS_CHANGED). */
  seen: z.record(itemKey, z.int().min(0)),
  /** Items without any answer are handed in as they are. */
  confirmIncomplete: z.boolean(),
});
export type PaperResultBody = z.infer<typeof paperResultBody>;
export const paperResult = z.object({
  /**
   * COUNTED: by this request. ENTERED_BEFORE: somebody has typed this sheet in, and that counts. ON_SCREEN: the pupil has
   * handed it in on the screen, and that counts.
   */
  outcome: z.enum(['COUNTED', 'ENTERED_BEFORE', 'ON_SCREEN']),
  name: z.string(),
  marks: marks.nullable(),
  enteredBy: z.string().nullable(),
  ...following,
});
export type PaperResult = z.infer<typeof paperResult>;
