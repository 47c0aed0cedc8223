import type { PostContext } from '#server/core/StaffContext.ts';
import { reachOf } from './reachOf.ts';
import { type PupilFigures, pupils } from './repositories/pupils.ts';

/** Pupils in reach, or those of one class in reach. */
export async function pupilsWithin(
  context: PostContext,
  { classNo }: { classNo?: number | undefined },
): Promise<PupilFigures[]> {
  const reach = reachOf(context, 'SEE_READING');
  const within = classNo === undefined ? reach : reach === 'ALL' || reach.includes(classNo) ? [classNo] : [];
  return pupils.list(context.db, context.post.academyNo, within);
}
