import type { PostContext } from '#server/core/StaffContext.ts';
import { pupilsWithin } from '#server/modules/classroom/public.ts';

type ClassPupil = Awaited<ReturnType<typeof pupilsWithin>>[number];

/** Those of these pupils who are in the class now, in its order; all of it for none named. */
export async function classPupils(
  context: PostContext,
  classNo: number,
  accountNos?: readonly number[],
): Promise<ClassPupil[]> {
  const pupils = await pupilsWithin(context, { classNo });
  return accountNos === undefined ? pupils : pupils.filter(({ accountNo }) => accountNos.includes(accountNo));
}
