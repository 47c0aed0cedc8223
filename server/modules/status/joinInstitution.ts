import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import type { Actor } from './Actor.ts';
import { changeAccountStatus, type StatusContext } from './changeAccountStatus.ts';

export interface Joining {
  accountNo: number;
  academyNo: number;
  actor: Extract<Actor, { kind: 'OPERATOR' }>;
  reason?: string;
}

/**
 * Takes a student without an institution (NO_AFFILIATION) into one of the same site, at once. To change institutions,
 * leave the old one first.
 *
 * @throws AppError NOT_FOUND for an unknown account, or an institution that is unknown or of another site;
 *   STATUS_CHANGE_REFUSED when the institution is not ACTIVE or the account belongs to one already
 */
export async function joinInstitution(context: StatusContext, joining: Joining): Promise<void> {
  await withTransaction(context.db, async (db) => {
    const { academyNo, ...change } = joining;
    const [standing, academy] = [
      await accountStatusRows.find(db, joining.accountNo),
      await accountStatusRows.academy(db, academyNo),
    ];
    if (!standing || !academy || academy.site !== standing.site) throw new AppError('NOT_FOUND');
    if (academy.status !== 'ACTIVE') throw new AppError('STATUS_CHANGE_REFUSED');
    await changeAccountStatus(
      { ...context, db },
      { ...change, to: 'ACTIVE', joins: { academyNo, academyStatus: academy.status } },
    );
  });
}
