import type { Actor } from './Actor.ts';
import { changeAccountStatus, type StatusContext } from './changeAccountStatus.ts';

/**
 * Removes a student from the institution: the account is NO_AFFILIATION and belongs nowhere. What was read and earned
 * stays, and a login stays open for taking the records along.
 *
 * @throws AppError NOT_FOUND for an unknown account; STATUS_CHANGE_REFUSED unless it is WAIT, ACTIVE or INACTIVE
 */
export async function leaveInstitution(
  context: StatusContext,
  leaving: { accountNo: number; actor: Extract<Actor, { kind: 'OPERATOR' }>; reason?: string },
): Promise<void> {
  await changeAccountStatus(context, { ...leaving, to: 'NO_AFFILIATION' });
}
