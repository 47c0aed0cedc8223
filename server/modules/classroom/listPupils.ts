import type { z } from 'zod';
import type { PupilList, pupilListQuery } from '#contract/classroom.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describePupil } from './describePupil.ts';
import { reachOf } from './reachOf.ts';
import { pupils } from './repositories/pupils.ts';

/** Pupils in reach, or those of one class in reach. */
export async function listPupils(
  context: PostContext,
  { classNo }: z.infer<typeof pupilListQuery>,
): Promise<PupilList> {
  const reach = reachOf(context, 'SEE_READING');
  const within = classNo === undefined ? reach : reach === 'ALL' || reach.includes(classNo) ? [classNo] : [];
  const list = await pupils.list(context.db, context.post.academyNo, within);
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: classNo === undefined ? '' : `class ${classNo}` });
  return { today: seoulDay(context.now), pupils: list.map((figures) => describePupil(figures, context.post)) };
}
