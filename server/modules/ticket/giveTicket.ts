import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { complimentaryTickets } from './repositories/complimentaryTickets.ts';

type TicketContext = Pick<Context, 'db' | 'now'>;

/** A ticket that costs nothing, and who gives it. */
export interface Gift {
  accountNo: number;
  plan: PermissionPlan;
  /** Null: until it is taken back. */
  endsAt: number | null;
  /** A short code. */
  reason: string;
  /** Null: the product itself, for its demo; the row alone records that. */
  operator: string | null;
}

/**
 * Gives a student of the home site a ticket that is never charged and ends by itself.
 *
 * @throws AppError INVALID_INPUT for another site, or an end that is over
 */
export async function giveTicket({ db, now }: TicketContext, gift: Gift): Promise<number> {
  const { accountNo, plan, endsAt, reason, operator } = gift;
  if (endsAt !== null && endsAt <= now) throw new AppError('INVALID_INPUT', { message: '끝나는 날이 이미 지났어요.' });
  return withTransaction(db, async (trx) => {
    const { site } = await accounts.mailAddress(trx, accountNo);
    if (site !== 'home') {
      throw new AppError('INVALID_INPUT', { message: '이용권은 홈 사이트 학생에게만 줄 수 있어요.' });
    }
    const ticket = { plan, startsAt: now, endsAt, reason, givenAt: now };
    const ticketNo = await complimentaryTickets.add(trx, accountNo, ticket);
    const details = { ticketNo, plan, endsAt, reason };
    if (operator !== null) {
      const entry = { at: now, actorKind: 'OPERATOR', actor: operator, event: 'TICKET_GIVEN' } as const;
      await auditLog.append(trx, { ...entry, accountNo, details });
    }
    return ticketNo;
  });
}

/** Takes such a ticket back. What was begun with it can still be finished. @throws AppError NOT_FOUND */
export async function takeTicketBack(
  { db, now }: TicketContext,
  { ticketNo, operator }: { ticketNo: number; operator: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const accountNo = await complimentaryTickets.takeBack(trx, ticketNo, now);
    if (accountNo === undefined) throw new AppError('NOT_FOUND', { message: '그런 무료 이용권이 없어요.' });
    const entry = { at: now, actorKind: 'OPERATOR', actor: operator, event: 'TICKET_TAKEN_BACK' } as const;
    await auditLog.append(trx, { ...entry, accountNo, details: { ticketNo } });
  });
}
