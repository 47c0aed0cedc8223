import type { SiteName } from '#contract/site.ts';
import { accessOf } from '#domain/account/accessOf.ts';
import { passwordReminderDue, withdrawalTimes } from '#domain/account/dormancy.ts';
import { isGivenPassword } from '#domain/account/isGivenPassword.ts';
import { mayUndoWithdrawal, type WithdrawalRequest } from '#domain/account/mayUndoWithdrawal.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';

/** What decides about somebody who knows the password. Instants are milliseconds UTC. */
export interface SignInFacts extends WithdrawalRequest {
  accountStatus: AccountStatus;
  academyStatus: AcademyStatus | null;
  demo: number;
  createdAt: number;
  passwordChangedAt: number | null;
  snoozedAt: number | null;
  withdrawalRequestedAt: number | null;
}

export type SignInOutcome =
  | 'SIGNED_IN'
  | 'DORMANT'
  | 'CHANGE_PASSWORD'
  | 'WITHDRAWAL_REQUESTED'
  | 'ACCOUNT_SUSPENDED'
  /** As if there were no such account. */
  | 'FAILED';

/** What the right password leads to. */
export function judgeSignIn(site: SiteName, account: SignInFacts, now: number): SignInOutcome {
  const { accountStatus: status, academyStatus } = account;
  if (status === 'WITHDRAWAL') return 'FAILED';
  if (status === 'WITHDRAWAL_REQUEST') return judgeLeaving(account, now);
  // Waking up leads nowhere while the institution is closed.
  const awake = status === 'DORMANT' ? 'ACTIVE' : status;
  if (accessOf(site, awake, academyStatus) === 'NONE') return 'ACCOUNT_SUSPENDED';
  if (status === 'DORMANT') return 'DORMANT';
  // Everybody knows the password of a demo account, and changing it would close the door for the next visitor.
  const reminds = account.demo === 0;
  return reminds && passwordIsDue(account, now) ? 'CHANGE_PASSWORD' : 'SIGNED_IN';
}

/** A password that somebody else chose cannot be put off, an old one can. */
function passwordIsDue({ passwordChangedAt, createdAt, snoozedAt }: SignInFacts, now: number): boolean {
  return isGivenPassword(passwordChangedAt) || passwordReminderDue(passwordChangedAt ?? createdAt, snoozedAt, now);
}

/** Somebody who asked to leave may take it back for a while. Where an operator asked, it is not theirs to take back. */
function judgeLeaving(account: SignInFacts, now: number): SignInOutcome {
  const { withdrawalRequestedAt } = account;
  if (withdrawalRequestedAt === null || now >= withdrawalTimes(withdrawalRequestedAt).undoUntil) return 'FAILED';
  return mayUndoWithdrawal(account, 'SELF') ? 'WITHDRAWAL_REQUESTED' : 'ACCOUNT_SUSPENDED';
}
