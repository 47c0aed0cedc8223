import { z } from 'zod';
import { fitsReport, ITEM_REPORT_LENGTH, itemReportReasons, reportWords } from '#domain/mission/itemReportReasons.ts';
import { missionKind } from './mission.ts';
import { storedText } from './storedText.ts';

const reason = z.enum(itemReportReasons);

/** PUT, DELETE /api/mission/attempts/{attemptNo}/item-reports/{itemKey}: one open report a student and item. */
export const itemReportBody = z.strictObject({
  reason,
  words: storedText()
    .max(ITEM_REPORT_LENGTH * 4)
    .refine(fitsReport, `${ITEM_REPORT_LENGTH}자까지 쓸 수 있어요.`)
    .transform(reportWords)
    .default(''),
});
export type ItemReportBody = z.infer<typeof itemReportBody>;

/** GET /api/mission/books/{bookNo}/item-reports/me: what this student has reported and is still open. */
export const itemReports = z.object({
  items: z.array(z.object({ readingMissionType: missionKind, key: z.string(), reason, words: z.string() })),
});
export type ItemReports = z.infer<typeof itemReports>;
