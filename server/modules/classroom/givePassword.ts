import type { GivenPassword } from '#contract/classroom.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { resetPassword } from '#server/modules/operator/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { requirePupil } from './requirePupil.ts';
import { staffActor } from './staffActor.ts';

/**
 * Another password for a pupil who forgot theirs. It is shown once and stored nowhere; their logins end, and they choose
 * their own at the next sign-in.
 */
export async function givePassword(context: PostContext, accountNo: number): Promise<GivenPassword> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { accountId, name } = await requirePupil(context, accountNo);
  const password = await resetPassword(context, { accountNo, actor: staffActor(context) });
  await recordStaffAction(context, { kind: 'PASSWORD_GIVEN', accountNo });
  return { accountId, name, password };
}
