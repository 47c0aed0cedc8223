import type { SignedInData } from '../../../contract/auth.ts';
import { accounts } from '../../repositories/accounts.ts';
import type { Context } from '../Context.ts';
import { type Held, settleSignIn } from './settleSignIn.ts';

/** "나중에": keeps the old password for now and signs in. @throws AppError TEMPORARY_TOKEN_INVALID, ACCOUNT_SUSPENDED */
export async function postponePasswordChange(context: Context, held: Held): Promise<SignedInData> {
  return settleSignIn(context, held, 'CHANGE_PASSWORD', ({ db, now }, { accountNo }) =>
    accounts.snoozePasswordReminder(db, accountNo, now),
  );
}
