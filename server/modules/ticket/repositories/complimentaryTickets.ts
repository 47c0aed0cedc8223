import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface ComplimentaryTicket {
  ticketNo: number;
  plan: PermissionPlan;
  startsAt: number;
  /** Null: until it is taken back. */
  endsAt: number | null;
  reason: string;
}

const openAtQuery = compileOnce((db, given: { accountNo: number; instant: number }) =>
  db
    .selectFrom('complimentary_ticket')
    .select('plan')
    .where('account_no', '=', given.accountNo)
    .where('taken_back_at', 'is', null)
    .where('starts_at', '<=', given.instant)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', given.instant)])),
);

const ofAccountQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('complimentary_ticket')
    .select(['ticket_no as ticketNo', 'plan', 'starts_at as startsAt', 'ends_at as endsAt', 'reason'])
    .where('account_no', '=', given.accountNo)
    .where('taken_back_at', 'is', null)
    .orderBy('ticket_no', 'desc'),
);

/** Tickets that cost nothing. One that was taken back counts no more. */
export const complimentaryTickets = {
  async add(
    db: Db,
    accountNo: number,
    ticket: Omit<ComplimentaryTicket, 'ticketNo'> & { givenAt: number },
  ): Promise<number> {
    const { ticket_no } = await db
      .insertInto('complimentary_ticket')
      .values({
        account_no: accountNo,
        plan: ticket.plan,
        starts_at: ticket.startsAt,
        ends_at: ticket.endsAt,
        reason: ticket.reason,
        given_at: ticket.givenAt,
        taken_back_at: null,
      })
      .returning('ticket_no')
      .executeTakeFirstOrThrow();
    return ticket_no;
  },

  /** Plans of the tickets that are open at an instant. */
  async openAt(db: Db, accountNo: number, instant: number): Promise<PermissionPlan[]> {
    const { rows } = await openAtQuery(db, { accountNo, instant });
    return rows.map(({ plan }) => plan);
  },

  /** The latest first. */
  async ofAccount(db: Db, accountNo: number): Promise<ComplimentaryTicket[]> {
    return (await ofAccountQuery(db, { accountNo })).rows;
  },

  /** @returns whose it was, or undefined when there is no such ticket any more */
  async takeBack(db: Db, ticketNo: number, now: number): Promise<number | undefined> {
    const row = await db
      .updateTable('complimentary_ticket')
      .set({ taken_back_at: now })
      .where('ticket_no', '=', ticketNo)
      .where('taken_back_at', 'is', null)
      .returning('account_no')
      .executeTakeFirst();
    return row?.account_no;
  },
};
