import { z } from 'zod';
import { homeworkStands } from '#domain/homework/homeworkStand.ts';
import { homeworkTasks } from '#domain/homework/homeworkTasks.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { classParams } from './classroom.ts';
import { instant, paged, pageQuery, seoulDayKey } from './envelope.ts';
import { storedText } from './storedText.ts';

const task = z.enum(homeworkTasks);
const namedTask = z.object({ bookNo: z.int(), bookName: z.string(), task, taskName: z.string() });

/** A homework as the staff lists it. */
export const homeworkSummary = z.object({
  homeworkNo: z.int(),
  classNo: z.int(),
  /** Such as `초등 3학년 2반`. */
  className: z.string(),
  staffName: z.string(),
  note: z.string(),
  dueOn: seoulDayKey,
  setAt: instant,
  /** Also for whoever enters the class later. */
  wholeClass: z.boolean(),
  tasks: z.array(namedTask),
  pupilCount: z.int(),
  /** Pupils who have done all of it. */
  doneCount: z.int(),
});
export type HomeworkSummary = z.infer<typeof homeworkSummary>;
/** GET …/homework: of classes in reach; those due today or later, soonest first, or those before, latest first. */
export const homeworkListQuery = pageQuery.extend({ show: z.enum(['OPEN', 'PAST']).default('OPEN') });
export const homeworkList = paged(homeworkSummary).extend({ today: seoulDayKey });
export type HomeworkList = z.infer<typeof homeworkList>;

export const homeworkParams = classParams.extend({ homeworkNo: z.coerce.number<number>().int().min(1) });
/** GET …/classes/{classNo}/homework/{homeworkNo}: who has done what. */
export const homeworkPage = homeworkSummary.extend({
  today: seoulDayKey,
  pupils: z.array(
    z.object({
      accountNo: z.int(),
      name: z.string(),
      classNumber: z.int().nullable(),
      stand: z.enum(homeworkStands),
      /** In the order of the tasks; null for what is not done. */
      tasks: z.array(
        z
          .object({
            /** The day it was done. */
            day: seoulDayKey,
            /** Per cent right; null for reading and texts. */
            rate: z.number().nullable(),
            /** Of a text, to read it. */
            attemptNo: z.int().nullable(),
          })
          .nullable(),
      ),
    }),
  ),
});
export type HomeworkPage = z.infer<typeof homeworkPage>;

const note = storedText().max(homeworkTuning.longestNote);
/** PUT …/classes/{classNo}/homework: sets one; a request with the same key sets nothing more. */
export const homeworkBody = z.strictObject({
  requestKey: z.string().regex(/^[\w-]{16,64}$/),
  note,
  dueOn: seoulDayKey,
  tasks: z
    .array(z.strictObject({ bookNo: z.int().min(1), task }))
    .min(1)
    .max(homeworkTuning.mostTasks),
  /** Null for everybody in the class, also those who enter it later. */
  accountNos: z.array(z.int().min(1)).min(1).max(homeworkTuning.mostPupils).nullable(),
});
export type HomeworkBody = z.infer<typeof homeworkBody>;
export const setHomework = z.object({ homeworkNo: z.int(), pupilCount: z.int() });
/** PUT …/classes/{classNo}/homework/{homeworkNo}: another day or other words. */
export const homeworkChangeBody = z.strictObject({ note, dueOn: seoulDayKey });

/** GET …/books: books to set, the best match first; without a query those that open here. */
export const homeworkBooksQuery = z.strictObject({ query: z.string().max(100).default('') });
export const homeworkBooks = z.object({
  items: z.array(
    z.object({
      bookNo: z.int(),
      bookName: z.string(),
      authorName: z.string(),
      readingLevel: z.string(),
      textYn: z.enum(['Y', 'N']),
      /** Its missions. */
      missions: z.array(task),
    }),
  ),
});
export type HomeworkBooks = z.infer<typeof homeworkBooks>;

/** A homework on a pupil's main page. */
export const ownHomework = z.object({
  homeworkNo: z.int(),
  staffName: z.string(),
  note: z.string(),
  dueOn: seoulDayKey,
  stand: z.enum(homeworkStands),
  tasks: z.array(namedTask.extend({ done: z.boolean() })),
});
export type OwnHomework = z.infer<typeof ownHomework>;
