import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffAccounts } from '../repositories/staffAccounts.ts';
import { beginStaffLogin } from './beginStaffLogin.ts';

/** A login for a visitor who looks around. Not found where no demo data were made. @param offered whether this installation has demos */
export async function enterDemo(context: SiteContext, offered: boolean): Promise<StaffSignedIn> {
  const account = offered ? await staffAccounts.findDemo(context.db, context.site) : undefined;
  if (account === undefined) throw new AppError('NOT_FOUND');
  return withTransaction(context.db, (db) => beginStaffLogin({ ...context, db }, account));
}
