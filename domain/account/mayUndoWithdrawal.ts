import type { AccountStatus } from './statuses.ts';
import { canChangeAccountStatus, type StatusActor } from './statusTransitions.ts';

/** Who asked to leave, and from which status. */
export interface WithdrawalRequest {
  /** Null: asked for through a node of an earlier version, which only students do. */
  withdrawalRequestedBy: StatusActor | null;
  statusBeforeWithdrawal: AccountStatus | null;
}

/**
 * Whether this actor may take a request to leave back. What an operator entered, such as a guardian's withdrawal of
 * consent, is not the student's to undo. How long it may be undone is `withdrawalTimes`.
 */
export function mayUndoWithdrawal(request: WithdrawalRequest, actor: StatusActor): boolean {
  const { withdrawalRequestedBy: by, statusBeforeWithdrawal: before } = request;
  if (actor === 'SELF' && by === 'OPERATOR') return false;
  return before !== null && canChangeAccountStatus('WITHDRAWAL_REQUEST', before, actor);
}
