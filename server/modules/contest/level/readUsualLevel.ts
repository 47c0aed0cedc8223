import type { GradeCode } from '#domain/book/grades.ts';
import { type UsualLevel, usualLevel } from '#domain/contest/level/usualLevel.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readGrowthMarks } from '#server/modules/my-page/public.ts';

/** Where a student is expected to be, by the grade and by all that was marked. */
export async function readUsualLevel(
  context: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>,
  grade: GradeCode,
): Promise<UsualLevel> {
  return usualLevel(await readGrowthMarks(context), grade, context.now);
}
