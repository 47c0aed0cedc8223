import { accessOf } from './accessOf.ts';
import type { AcademyStatus, AccountStatus } from './statuses.ts';

/** SELF: the student or guardian. OPERATOR: the institution or our staff. SYSTEM: a job. */
export type StatusActor = 'SELF' | 'OPERATOR' | 'SYSTEM';

export interface StatusTransition<Status> {
  from: Status;
  to: Status;
  actor: StatusActor;
  /** What brings it about. */
  trigger: string;
}

const change = <Status>(from: Status, to: Status, actor: StatusActor, trigger: string) => ({
  from,
  to,
  actor,
  trigger,
});

/** Who may ask to leave, from which status. */
const leaving: readonly StatusTransition<AccountStatus>[] = [
  change('ACTIVE', 'WITHDRAWAL_REQUEST', 'SELF', 'asks to leave, password confirmed'),
  change('NO_AFFILIATION', 'WITHDRAWAL_REQUEST', 'SELF', 'asks to leave, password confirmed'),
  change('DORMANT', 'WITHDRAWAL_REQUEST', 'SELF', 'asks to leave instead of waking up'),
  ...(['WAIT', 'ACTIVE', 'INACTIVE', 'DORMANT', 'NO_AFFILIATION'] as const).map((from) =>
    change<AccountStatus>(from, 'WITHDRAWAL_REQUEST', 'OPERATOR', 'asked for by phone or letter, or turned down'),
  ),
];

const accountTransitions: readonly StatusTransition<AccountStatus>[] = [
  change('WAIT', 'ACTIVE', 'OPERATOR', 'approved'),
  change('ACTIVE', 'INACTIVE', 'OPERATOR', 'suspended'),
  change('INACTIVE', 'ACTIVE', 'OPERATOR', 'suspension lifted'),
  change('ACTIVE', 'DORMANT', 'SYSTEM', 'unused for 12 months'),
  change('DORMANT', 'ACTIVE', 'SELF', 'wakes up'),
  ...(['WAIT', 'ACTIVE', 'INACTIVE'] as const).map((from) =>
    change<AccountStatus>(from, 'NO_AFFILIATION', 'OPERATOR', 'removed from the institution'),
  ),
  change('NO_AFFILIATION', 'ACTIVE', 'OPERATOR', 'taken in by another institution'),
  ...leaving,
  change(
    'WITHDRAWAL_REQUEST',
    'WITHDRAWAL_REQUEST',
    'OPERATOR',
    'asked for by a guardian, after the student had asked',
  ),
  // Taking it back restores the status before, so a suspended student stays suspended. Who may: `mayUndoWithdrawal`.
  ...leaving.map(({ from, actor }) =>
    change<AccountStatus>('WITHDRAWAL_REQUEST', from, actor, 'undone within 72 hours'),
  ),
  change('WITHDRAWAL_REQUEST', 'WITHDRAWAL', 'SYSTEM', 'not undone; personal data erased'),
  ...(['WAIT', 'INACTIVE', 'DORMANT', 'NO_AFFILIATION'] as const).map((from) =>
    change<AccountStatus>(from, 'WITHDRAWAL', 'SYSTEM', 'unused for 36 months; personal data erased'),
  ),
];

const academyTransitions: readonly StatusTransition<AcademyStatus>[] = [
  change('WAIT', 'ACTIVE', 'OPERATOR', 'approved'),
  change('WAIT', 'TERMINATION', 'OPERATOR', 'turned down'),
  change('ACTIVE', 'NON_PAYMENT', 'OPERATOR', 'payment overdue'),
  change('NON_PAYMENT', 'ACTIVE', 'OPERATOR', 'paid'),
  change('ACTIVE', 'TERMINATION', 'OPERATOR', 'contract ended'),
  change('NON_PAYMENT', 'TERMINATION', 'OPERATOR', 'contract ended'),
];

/** Every change of status there is; what is not listed does not happen. WITHDRAWAL and TERMINATION are final. */
export const statusTransitions = { account: accountTransitions, academy: academyTransitions } as const;

/** Leaving WITHDRAWAL_REQUEST, the caller must also ask `mayUndoWithdrawal`, and go to the status before. */
export function canChangeAccountStatus(from: AccountStatus, to: AccountStatus, actor: StatusActor): boolean {
  return accountTransitions.some((each) => each.from === from && each.to === to && each.actor === actor);
}

/** Institutions are changed by operators only. */
export function canChangeAcademyStatus(from: AcademyStatus, to: AcademyStatus): boolean {
  return academyTransitions.some((each) => each.from === from && each.to === to);
}

/** Whether these statuses end every login at once, on the very next call. */
export function endsLogins(
  site: 'edu' | 'school' | 'home',
  accountStatus: AccountStatus,
  academyStatus: AcademyStatus | null,
): boolean {
  return accessOf(site, accountStatus, academyStatus) === 'NONE';
}
