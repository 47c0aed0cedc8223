import type { z } from 'zod';
import type { PupilList, pupilListQuery } from '#contract/classroom.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describePupil } from './describePupil.ts';
import { pupilsWithin } from './pupilsWithin.ts';

/** Pupils in reach, or those of one class in reach. */
export async function listPupils(
  context: PostContext,
  { classNo }: z.infer<typeof pupilListQuery>,
): Promise<PupilList> {
  const list = await pupilsWithin(context, { classNo });
  await recordStaffAction(context, { kind: 'PUPILS_SEEN', detail: classNo === undefined ? '' : `class ${classNo}` });
  return { today: seoulDay(context.now), pupils: list.map((figures) => describePupil(figures, context.post)) };
}
