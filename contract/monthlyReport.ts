import { z } from 'zod';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import { replyStickerCodes } from '#domain/text-reply/replyStickers.ts';
import { pupilParams } from './classroom.ts';
import { instant, seoulDayKey } from './envelope.ts';
import { growth } from './myPage.ts';
import { textUpTo } from './storedText.ts';

/** `YYYY-MM`; which months can be opened is decided by domain/monthly-report. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** The report of one pupil about one month. */
export const monthlyReport = z.object({
  month: z.string(),
  /** The last day that is in it, while the month is not over; null afterwards. */
  until: seoulDayKey.nullable(),
  academyName: z.string(),
  /** The class at the end of the month, such as `초등 3학년 2반`. */
  className: z.string().nullable(),
  /** Masked for parents. */
  pupilName: z.string(),
  /** Days with reading or a mission. */
  dayCount: z.int(),
  /** Books verified. */
  finishedCount: z.int(),
  /** Those that fit on the sheet, finished ones first. */
  books: z.array(z.object({ bookNo: z.int(), bookName: z.string(), bookImagePath: z.string(), finished: z.boolean() })),
  bookCount: z.int(),
  missions: z.array(z.object({ kind: z.enum(missionKinds), name: z.string(), count: z.int(), words: z.string() })),
  words: z.object({
    /** Kind words in the place of figures, where nothing was read. */
    quiet: z.string().nullable(),
    strengths: z.array(z.string()),
    next: z.array(z.string()),
  }),
  /** An estimate, as a band; null where nothing is known. */
  level: z.object({ levelFrom: z.string(), levelTo: z.string() }).nullable(),
  growth: growth.shape.points,
  /** What was written, without its text. */
  texts: z.array(
    z.object({ bookName: z.string(), kindName: z.string(), stickers: z.array(z.enum(replyStickerCodes)) }),
  ),
  textCount: z.int(),
  /** A line of a teacher to the family. */
  note: z.object({ words: z.string(), staffName: z.string() }).nullable(),
});
export type MonthlyReport = z.infer<typeof monthlyReport>;

/** A link for parents to a report, as the staff sees it. */
export const reportLink = z.object({
  shareNo: z.int(),
  shareKey: z.string(),
  expiresAt: instant,
  lastOpenedAt: instant.nullable(),
  mailedAt: instant.nullable(),
});
export type ReportLink = z.infer<typeof reportLink>;

/** GET …/classes/{classNo}/reports: the pupils of a class; without a month those of the current one. */
export const reportListQuery = z.strictObject({ month: month.optional() });
export const reportList = z.object({
  today: seoulDayKey,
  month: z.string(),
  /** Months that can be opened, the newest first. */
  months: z.array(z.string()),
  pupils: z.array(
    z.object({
      accountNo: z.int(),
      name: z.string(),
      classNumber: z.int().nullable(),
      finishedCount: z.int(),
      dayCount: z.int(),
      missionCount: z.int(),
      /** The teacher's line; empty for none. */
      note: z.string(),
      link: reportLink.nullable(),
      /** An address of the pupil or guardian is proved. */
      mayMail: z.boolean(),
    }),
  ),
});
export type ReportList = z.infer<typeof reportList>;

/** GET …/classes/{classNo}/report-sheets?month=2026-11&pupils=1,2: in the order of the class; without pupils the first of it. */
export const reportSheetsQuery = z.strictObject({
  month: month.optional(),
  pupils: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/)
    .max(reportTuning.mostPupils * 16)
    .transform((text) => text.split(',').map(Number))
    .refine((list) => list.length <= reportTuning.mostPupils)
    .optional(),
});
export const reportSheets = z.object({
  sheets: z.array(z.object({ accountNo: z.int(), report: monthlyReport })),
});
export type ReportSheets = z.infer<typeof reportSheets>;

/** PUT …/pupils/{accountNo}/report-note: an empty line takes the one before away. */
export const reportNoteBody = z.strictObject({ month, note: textUpTo(reportTuning.longestNote) });
export type ReportNoteBody = z.infer<typeof reportNoteBody>;

/** PUT …/classes/{classNo}/report-links: a link for each, the one that works already or a new one. */
export const reportLinksBody = z.strictObject({
  month,
  accountNos: z.array(z.int().min(1)).min(1).max(reportTuning.mostPupils),
  /** Also by mail, where an address is proved. */
  mail: z.boolean(),
});
export type ReportLinksBody = z.infer<typeof reportLinksBody>;
export const madeReportLinks = z.object({
  results: z.array(
    z.object({
      accountNo: z.int(),
      /** LEFT: no longer in the class. FULL: the pupil has as many links as there may be. */
      outcome: z.enum(['MADE', 'KEPT', 'FULL', 'LEFT']),
      link: reportLink.nullable(),
      /** SENT_BEFORE: less than a day ago. Null where no mail was wanted, or there is no link. */
      mail: z.enum(['SENT', 'SENT_BEFORE', 'NO_ADDRESS']).nullable(),
    }),
  ),
});
export type MadeReportLinks = z.infer<typeof madeReportLinks>;

/** DELETE …/pupils/{accountNo}/report-links/{shareNo} */
export const reportLinkParams = pupilParams.extend({
  shareNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
