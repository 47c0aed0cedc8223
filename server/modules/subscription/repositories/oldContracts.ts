import { sql } from 'kysely';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';

const OPEN_TICKETS = ['PENDING', 'ACTIVE', 'PAST_DUE', 'SCHEDULED'] as const;

/** The latest movement of money of a ticket, or of money that bought nothing. */
export interface Movement {
  ticketNo: number;
  /** Milliseconds UTC; null while it is not settled. */
  at: number | null;
}

const latest = (...instants: (number | null)[]): number =>
  instants.reduce<number>((last, instant) => Math.max(last, instant ?? 0), 0);

/** The account of a row was left for good. */
const hasLeft = (table: keyof Tables) => sql<boolean>`exists (
  select 1 from account
  where account.account_no = ${sql.ref(`${table}.account_no`)} and account.status = 'WITHDRAWAL')`;

/** No row of the other tables has the value that a row has in a column. */
const isNowhere = (table: keyof Tables, column: string, others: readonly (keyof Tables)[]) => {
  const own = sql.ref(`${table}.${column}`);
  const inNone = others.map(
    (other) => sql`not exists (select 1 from ${sql.table(other)} where ${sql.ref(`${other}.${column}`)} = ${own})`,
  );
  return sql<boolean>`(${sql.join(inNone, sql` and `)})`;
};

/** Contracts and payments that may be older than the law wants them kept. */
export const oldContracts = {
  /** Accounts with something that was over before an instant, by number. */
  async accounts(
    db: Db,
    { before, after, limit }: { before: number; after: number; limit: number },
  ): Promise<number[]> {
    const rows = await db
      .selectFrom('subscription')
      .select('account_no')
      .where('ended_at', '<', before)
      .where('account_no', '>', after)
      .union(
        db
          .selectFrom('payment_order')
          .select('account_no')
          .where('settled_at', '<', before)
          .where('account_no', '>', after),
      )
      .orderBy('account_no')
      .limit(limit)
      .execute();
    return rows.map(({ account_no }) => account_no);
  },

  /** Whether a person still looks into something of the account. */
  async isAsked(db: Db, accountNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('payment_case')
      .select('case_no')
      .where('account_no', '=', accountNo)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async tickets(db: Db, accountNo: number) {
    return db
      .selectFrom('subscription')
      .select(['subscription_no as no', 'replaces_no as replacesNo', 'next_subscription_no as nextNo', 'state'])
      .select(['period_end as periodEnd', 'ended_at as endedAt'])
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Every charge of an account's tickets with what was paid and what went back. */
  async movements(db: Db, accountNo: number): Promise<Movement[]> {
    const rows = await db
      .selectFrom('charge_attempt')
      .leftJoin('payment', 'payment.attempt_no', 'charge_attempt.attempt_no')
      .leftJoin('payment_refund', 'payment_refund.payment_no', 'payment.payment_no')
      .select([
        'charge_attempt.subscription_no',
        'charge_attempt.status as charge',
        'charge_attempt.settled_at',
        'charge_attempt.created_at',
        'payment.approved_at',
        'payment_refund.status as refund',
        'payment_refund.requested_at',
        'payment_refund.done_at',
      ])
      .where('charge_attempt.account_no', '=', accountNo)
      .execute();
    const open = new Set<string | null>(openChargeStatuses);
    return rows.map((row) => ({
      ticketNo: row.subscription_no,
      at:
        open.has(row.charge) || open.has(row.refund)
          ? null
          : latest(row.created_at, row.settled_at, row.approved_at, row.requested_at, row.done_at),
    }));
  },

  isOpen: (state: string): boolean => (OPEN_TICKETS as readonly string[]).includes(state),

  /** Payments of these tickets, those that bought nothing included. */
  async paymentsOf(db: Db, ticketNos: readonly number[]): Promise<number[]> {
    const rows = await db
      .selectFrom('payment')
      .leftJoin('charge_attempt', 'charge_attempt.attempt_no', 'payment.attempt_no')
      .select('payment_no')
      .where((eb) =>
        eb.or([
          eb('payment.subscription_no', 'in', [...ticketNos]),
          eb('charge_attempt.subscription_no', 'in', [...ticketNos]),
        ]),
      )
      .execute();
    return rows.map(({ payment_no }) => payment_no);
  },

  /** Payments of no ticket and no charge of ours that went back whole, and long ago. */
  async strayPayments(db: Db, before: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('payment')
      .select('payment_no')
      .where('orphan', '=', 1)
      .where('attempt_no', 'is', null)
      .where('balance', '=', 0)
      .where('approved_at', '<', before)
      .where(
        sql<boolean>`not exists (
          select 1 from payment_ledger
          where payment_ledger.payment_no = payment.payment_no and payment_ledger.at >= ${before})`,
      )
      .orderBy('payment_no')
      .limit(limit)
      .execute();
    return rows.map(({ payment_no }) => payment_no);
  },

  /** Adds payments to the retired ones and deletes them with their refunds and ledger lines: their sums stay. */
  async retirePayments(db: Db, paymentNos: readonly number[], now: number): Promise<void> {
    for (const paymentNo of paymentNos) {
      const { captured, returned, first, last } = await db
        .selectFrom('payment_ledger')
        .select([
          sql<number>`coalesce(sum(case when kind = 'CAPTURE' then amount else 0 end), 0)`.as('captured'),
          sql<number>`coalesce(-sum(case when kind = 'CANCEL' then amount else 0 end), 0)`.as('returned'),
          sql<number>`min(at)`.as('first'),
          sql<number>`max(at)`.as('last'),
        ])
        .where('payment_no', '=', paymentNo)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('payment_retired')
        .values({
          payment_no: paymentNo,
          captured: Number(captured),
          returned: Number(returned),
          month: seoulMonth(Number(first)),
          last_at: Number(last),
          retired_at: now,
        })
        .execute();
      for (const table of ['payment_ledger', 'payment_refund', 'payment'] as const) {
        await db.deleteFrom(table).where('payment_no', '=', paymentNo).execute();
      }
    }
  },

  /** Deletes tickets with everything that was written for them; their payments are gone already. */
  async dropTickets(db: Db, ticketNos: readonly number[]): Promise<void> {
    const nos = [...ticketNos];
    for (const table of ['price_consent', 'subscription_period', 'charge_attempt', 'subscription'] as const) {
      await db.deleteFrom(table).where('subscription_no', 'in', nos).execute();
    }
  },

  /** Orders that are over and that nothing stands on any more. */
  async dropOrders(db: Db, accountNo: number, before: number): Promise<void> {
    await db
      .deleteFrom('payment_order')
      .where('account_no', '=', accountNo)
      .where('settled_at', '<', before)
      .where(isNowhere('payment_order', 'payment_order_no', ['subscription', 'charge_attempt']))
      .execute();
  },

  /**
   * Consents that no order rests on any more. A grown-up student who was verified once goes on paying on that for as long
   * as the account lives.
   */
  async dropConsents(db: Db, accountNo: number, before: number): Promise<void> {
    await db
      .deleteFrom('purchase_consent')
      .where('account_no', '=', accountNo)
      .where('started_at', '<', before)
      .where((eb) => eb.or([eb('relation', '<>', 'SELF'), hasLeft('purchase_consent')]))
      .where(isNowhere('purchase_consent', 'purchase_consent_no', ['payment_order']))
      .execute();
  },

  /** Cases that were settled long ago, and the key of somebody who left and has no rows any more. */
  async dropRest(db: Db, accountNo: number, before: number): Promise<void> {
    await db.deleteFrom('payment_case').where('account_no', '=', accountNo).where('settled_at', '<', before).execute();
    await db
      .deleteFrom('payment_customer')
      .where('account_no', '=', accountNo)
      .where(hasLeft('payment_customer'))
      .where(isNowhere('payment_customer', 'account_no', ['subscription', 'payment_order', 'payment', 'payment_card']))
      .execute();
  },

  /** Verifications of a payer that led to no consent: they hold a name and a number. */
  async dropUnfinishedConsents(db: Db, before: number): Promise<void> {
    await db.deleteFrom('purchase_consent').where('agreed_at', 'is', null).where('started_at', '<', before).execute();
  },
};
