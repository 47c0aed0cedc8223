import { z } from 'zod';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { instant, paged, pageQuery, seoulDayKey } from './envelope.ts';
import { growth } from './myPage.ts';
import { institutionParams } from './staff.ts';

const number = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const classParams = institutionParams.extend({ classNo: number });
export const pupilParams = institutionParams.extend({ accountNo: number });

/** A class of one school year. */
export const schoolClass = z.object({
  classNo: z.int(),
  schoolYear: z.int(),
  /** A code of domain/book/studentGrades, and its name. */
  grade: z.string(),
  gradeName: z.string(),
  /** Without `반`. */
  name: z.string(),
  pupilCount: z.int(),
  teachers: z.array(z.object({ staffNo: z.int(), name: z.string() })),
});
/** GET …/classes: classes in reach, of this school year and the one after. */
export const classList = z.object({ schoolYear: z.int(), classes: z.array(schoolClass) });
export type ClassList = z.infer<typeof classList>;
/** GET …/archived-classes: classes in reach that are archived, the latest school year first. */
export const archivedClassList = paged(
  schoolClass.pick({ classNo: true, schoolYear: true, grade: true, gradeName: true, name: true }),
);
export type ArchivedClassList = z.infer<typeof archivedClassList>;
const className = z.string().trim().min(1).max(20);
/** PUT …/classes: makes a class where there is none of that name. */
export const classBody = z.strictObject({
  schoolYear: z.int().min(2000).max(2100),
  grade: z.string().max(40),
  name: className,
});
export const madeClass = z.object({ classNo: z.int() });
/** PUT …/classes/{classNo} */
export const classChangeBody = z.strictObject({ name: className, staffNos: z.array(z.int()).max(50) });

/** GET, PUT and DELETE …/classes/{classNo}/join-code: the code with which pupils join the class; null where there is none. */
export const classCode = z.object({ joinCode: z.string().nullable(), expiresAt: instant.nullable() });
export type ClassCode = z.infer<typeof classCode>;
/** PUT …/classes/{classNo}/archive */
export const archiveBody = z.strictObject({ archived: z.boolean() });
/** PUT …/classes/{classNo}/pupils: moves pupils of a class to another one, or into none. */
export const pupilsMovedBody = z.strictObject({
  accountNos: z.array(z.int().min(1)).min(1).max(300),
  toClassNo: z.int().nullable(),
});
/** PUT …/promotion: moves all classes of a school year up into the next one. */
export const promotionBody = z.strictObject({
  schoolYear: z.int().min(2000).max(2100),
  /** The last grade of the institution, whose pupils leave; null for one that has all grades. */
  lastGrade: z.enum(studentGrades.map(({ code }) => code)).nullable(),
});
export const promotion = z.object({ classes: z.int(), pupils: z.int(), leavers: z.int() });

/** A pupil in a list. */
export const pupilRow = z.object({
  accountNo: z.int(),
  accountId: z.string(),
  name: z.string(),
  gradeName: z.string(),
  classNo: z.int().nullable(),
  /** Such as `3학년 2반`; null for who is in no class. */
  className: z.string().nullable(),
  classNumber: z.int().nullable(),
  /** ACTIVE, or why somebody cannot sign in now. */
  status: z.string(),
  /** The last day on which pages were turned or a mission was handed in. */
  lastDay: seoulDayKey.nullable(),
  bookCount: z.int(),
  missionCount: z.int(),
  bookPoint: z.int(),
  /** Null for who may not see levels. */
  readingLevel: z.string().nullable(),
});
export type PupilRow = z.infer<typeof pupilRow>;
/** By what a list of pupils is sorted; equal ones by class, number and name. */
export const pupilOrders = ['CLASS', 'NAME', 'NUMBER', 'LAST_DAY', 'BOOKS', 'MISSIONS', 'LEVEL', 'ID'] as const;
export type PupilOrder = (typeof pupilOrders)[number];
/** What a list is sorted by, upwards or downwards. */
export interface PupilSorting {
  order: PupilOrder;
  direction: 'UP' | 'DOWN';
}
/** GET …/pupils: everybody of a class, or those in reach page by page. */
export const pupilListQuery = pageQuery.extend({
  classNo: number.optional(),
  /** A part of a name, of a login name or of the name of a class. */
  search: z.string().trim().max(40).default(''),
  order: z.enum(pupilOrders).default('CLASS'),
  direction: z.enum(['UP', 'DOWN']).default('UP'),
});
export const pupilList = z.object({
  today: seoulDayKey,
  pupils: z.array(pupilRow),
  page: z.int(),
  pageSize: z.int(),
  /** Of all pages. */
  totalCount: z.int(),
});
export type PupilList = z.infer<typeof pupilList>;

/** How much was right by kind of comprehension. */
const comprehension = z.object({
  category: z.string(),
  name: z.string(),
  correctCount: z.int(),
  itemCount: z.int(),
});
/** GET …/pupil-table: the list as a file for spreadsheets, whole. */
export const pupilTableQuery = pupilListQuery.pick({ classNo: true });
export const pupilTable = z.object({ fileName: z.string(), csv: z.string() });
export type PupilTable = z.infer<typeof pupilTable>;

/** GET …/pupils/{accountNo}: one pupil, with the texts only for who may read them. */
export const pupilPage = z.object({
  pupil: pupilRow,
  growth,
  /** Of the quizzes of the last ninety days. */
  comprehension: z.array(comprehension),
  /** In words: what goes well, what to do next. */
  findings: z.object({ strengths: z.array(z.string()), next: z.array(z.string()) }),
  /** What was done, the latest first, ninety days back. */
  timeline: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('READ'),
        day: seoulDayKey,
        bookNo: z.int(),
        bookName: z.string(),
        pageCount: z.int(),
      }),
      z.object({
        kind: z.literal('MISSION'),
        day: seoulDayKey,
        bookNo: z.int(),
        bookName: z.string(),
        mission: z.enum(missionKinds),
        missionName: z.string(),
        /** Null for a text. */
        rate: z.number().nullable(),
      }),
      z.object({ kind: z.literal('VERIFIED'), day: seoulDayKey, bookNo: z.int(), bookName: z.string() }),
    ]),
  ),
});
export type PupilPage = z.infer<typeof pupilPage>;

/** POST …/pupils/{accountNo}/password: shown once and stored nowhere; to be changed at the next sign-in. */
export const givenPassword = z.object({ accountId: z.string(), name: z.string(), password: z.string() });
export type GivenPassword = z.infer<typeof givenPassword>;
/** PUT …/pupils/{accountNo}/class */
export const pupilClassBody = z.strictObject({
  classNo: z.int().nullable(),
  classNumber: z.int().min(1).max(999).nullable(),
});
/** PUT …/pupils/{accountNo}/joining: lets somebody in who waits, or not. */
export const joiningBody = z.strictObject({ approve: z.boolean() });

/** GET …/today */
export const staffToday = z.object({
  today: seoulDayKey,
  pupilCount: z.int(),
  /** Pupils who read or handed something in within the last seven days. */
  activeCount: z.int(),
  /** Books verified within the last seven days. */
  bookCount: z.int(),
  /** Who waits to be let in, the one who waits longest first; only for who may let them in. */
  joining: z.array(z.object({ accountNo: z.int(), name: z.string(), gradeName: z.string(), since: instant })),
  /** Reports, reviews, names and held results that wait for a decision. */
  reportCount: z.int(),
  /** Who has not read for a week, longest first. */
  quiet: z.array(pupilRow.pick({ accountNo: true, name: true, className: true, lastDay: true })),
  quietCount: z.int(),
  /** What was handed in within two days, the latest first. */
  handIns: z.array(
    z.object({
      accountNo: z.int(),
      name: z.string(),
      className: z.string().nullable(),
      bookNo: z.int(),
      bookName: z.string(),
      mission: z.enum(missionKinds),
      missionName: z.string(),
      rate: z.number().nullable(),
      at: instant,
    }),
  ),
});
export type StaffToday = z.infer<typeof staffToday>;
