import type { StaffKeyChange } from '#domain/staff/staffKeyChanges.ts';
import type { StaffContext } from '#server/core/StaffContext.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { recordStaff } from '../recordStaff.ts';
import type { StaffAccount } from '../repositories/staffAccounts.ts';
import { staffPosts } from '../repositories/staffPosts.ts';

/**
 * What every change of a second factor brings along, in the transaction of `context.db`: a record for the director, and
 * a mail to the person, who notices a change that somebody else made.
 */
export async function settleKeyChange(
  context: StaffContext,
  { staffNo, email, name, site }: Pick<StaffAccount, 'staffNo' | 'email' | 'name' | 'site'>,
  change: StaffKeyChange,
): Promise<void> {
  const posts = await staffPosts.list(context.db, staffNo);
  await recordStaff(context, staffNo, posts, { kind: 'SECOND_FACTOR_CHANGED', detail: change });
  const { now: at, visitor } = context;
  await queueMail(context, {
    accountNo: null,
    to: email,
    template: 'STAFF_KEY_CHANGED',
    fields: { site, name, change, at, device: visitor?.device ?? '' },
  });
}
