import type { PaperSheetList } from '#contract/paper.ts';
import { paperTuning } from '#domain/paper/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describeListed } from './describePrinted.ts';
import { paperSheets } from './repositories/paperSheets.ts';

/** The sheets of the pupils of a class, the latest first. */
export async function listSheets(context: PostContext, classNo: number): Promise<PaperSheetList> {
  const { db, post, now } = context;
  const since = now - paperTuning.listedDays * DAY;
  const sheets = await paperSheets.ofClass(db, post.academyNo, { classNo, since, limit: paperTuning.listed });
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: `paper of class ${classNo}` });
  return { today: seoulDay(now), sheets: sheets.map(describeListed) };
}
