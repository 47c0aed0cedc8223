import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import { engineOf } from '#server/db/engineOf.ts';
import { erasurePlan } from './erasurePlan.ts';

/** Somebody who left, and when everything about them was erased; milliseconds UTC. */
export interface Tombstone {
  accountNo: number;
  purgedAt: number;
}

/** An account whose time to take leaving back is over. */
export interface DueErasure {
  accountNo: number;
  requestedAt: number;
}

export const GONE_NAME = '탈퇴한 학생';

const tablesWith = (rule: string) =>
  Object.entries(erasurePlan).flatMap(([table, decided]) => (decided === rule ? [table] : []));
// Which of them have the column was settled by the type of the plan; any one of them stands for all.
const byAttempt = tablesWith('BY_ATTEMPT') as 'mission_answer'[];
const byAccount = tablesWith('ERASE') as 'login_token'[];

/** Rows of others that name this person. */
const byOther = [
  ['friendship', 'friend_no'],
  ['friend_request', 'asked_no'],
  ['neighbour_block', 'blocked_no'],
  ['neighbour_report', 'reported_no'],
  ['cheer', 'cheered_no'],
] as const;

export const accountErasure = {
  /**
   * Accounts that asked to leave at this instant or before and have not taken it back, the earliest first.
   *
   * @param after the last one that was looked at; null for the first page
   */
  async due(
    db: Db,
    requestedUntil: number,
    { after, limit }: { after: DueErasure | null; limit: number },
  ): Promise<DueErasure[]> {
    const rows = await db
      .selectFrom('account')
      .select(['account_no as accountNo', 'withdrawal_requested_at as requestedAt'])
      .where('status', '=', 'WITHDRAWAL_REQUEST')
      .where('withdrawal_requested_at', '<=', requestedUntil)
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('withdrawal_requested_at', 'account_no'),
            '>',
            eb.tuple(after?.requestedAt ?? 0, after?.accountNo ?? 0),
          ),
        ),
      )
      .orderBy('withdrawal_requested_at')
      .orderBy('account_no')
      .limit(limit)
      .execute();
    return rows.map(({ accountNo, requestedAt }) => ({ accountNo, requestedAt: requestedAt ?? 0 }));
  },

  async isDue(db: Db, accountNo: number, requestedUntil: number): Promise<boolean> {
    const row = await db
      .selectFrom('account')
      .select('account_no')
      .where('account_no', '=', accountNo)
      .where('status', '=', 'WITHDRAWAL_REQUEST')
      .where('withdrawal_requested_at', '<=', requestedUntil)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Deletes every row of the account that the plan lets go, and tries to sign in under its name. */
  async eraseRows(db: Db, accountNo: number): Promise<void> {
    for (const table of byAttempt) {
      await db
        .deleteFrom(table)
        .where('attempt_no', 'in', (eb) =>
          eb.selectFrom('mission_attempt').select('mission_attempt.attempt_no').where('account_no', '=', accountNo),
        )
        .execute();
    }
    for (const table of byAccount) await db.deleteFrom(table).where('account_no', '=', accountNo).execute();
    for (const [table, column] of byOther) {
      await db.deleteFrom(table).where(sql.ref(column), '=', accountNo).execute();
    }
    await db
      .updateTable('purchase_consent')
      .set({ name_sealed: null, mobile_sealed: null, email_sealed: null, birth_year: null })
      .where('account_no', '=', accountNo)
      .execute();
    await db.updateTable('reef_book').set({ account_no: null }).where('account_no', '=', accountNo).execute();
    const { site, account_id } = await db
      .selectFrom('account')
      .select(['site', 'account_id'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    for (const table of ['sign_in_throttle', 'sign_in_sender'] as const) {
      await db.deleteFrom(table).where('site', '=', site).where('account_id', '=', account_id).execute();
    }
  },

  /**
   * Leaves of the account what other rows refer to: its number, its site and when it was made.
   *
   * @param pseudonym in the place of the login name; must not be one that somebody could sign in with
   */
  async anonymise(db: Db, accountNo: number, pseudonym: string): Promise<void> {
    await db
      .updateTable('account')
      .set({
        account_id: pseudonym,
        // Not a hash, so no password ever fits.
        password_hash: '',
        academy_no: null,
        status: 'WITHDRAWAL',
        name: GONE_NAME,
        birthday: '',
        gender: null,
        email: null,
        mobile_no: null,
        protector_mobile_no: null,
        allow_email: 0,
        allow_sms: 0,
        school_name: null,
        school_grade: '',
        raq: 0,
        month_goal_book_count: 0,
        profile_image_path: null,
        demo: 0,
        zip_code: null,
        address: null,
        address_detail: null,
        password_changed_at: null,
        password_reminder_snoozed_at: null,
        last_seen_at: null,
        dormancy_notice: null,
        dormant_at: null,
        withdrawal_requested_at: null,
        withdrawal_requested_by: null,
        status_before_withdrawal: null,
        contact_refusal_day: null,
        contact_refusal_count: 0,
      })
      .where('account_no', '=', accountNo)
      .execute();
  },

  /**
   * Lets go of the pages that a change has replaced. SQLite keeps them in its log until others take their place, which
   * may be long on a quiet server; PostgreSQL sees to it by itself (autovacuum).
   */
  async wipeLog(db: Db): Promise<void> {
    if (db.isTransaction || engineOf(db) !== 'sqlite') return;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  },

  /** Of a number that was given again after a backup was restored, whoever left last counts. */
  async recordTombstone(db: Db, { accountNo, purgedAt }: Tombstone): Promise<void> {
    await db
      .insertInto('tombstone')
      .values({ account_no: accountNo, purged_at: purgedAt })
      .onConflict((conflict) =>
        conflict
          .column('account_no')
          .doUpdateSet({ purged_at: (eb) => eb.ref('excluded.purged_at') })
          .whereRef('tombstone.purged_at', '<', 'excluded.purged_at'),
      )
      .execute();
  },

  async tombstones(db: Db): Promise<Tombstone[]> {
    return db
      .selectFrom('tombstone')
      .select(['account_no as accountNo', 'purged_at as purgedAt'])
      .orderBy('account_no')
      .execute();
  },

  /** Accounts with a tombstone that are somebody again, as after a backup was restored. */
  async findResurrected(db: Db): Promise<number[]> {
    const rows = await db
      .selectFrom('tombstone')
      .innerJoin('account', 'account.account_no', 'tombstone.account_no')
      .select('tombstone.account_no as accountNo')
      .where('account.status', '<>', 'WITHDRAWAL')
      // A number that was given again after the backup belongs to somebody else.
      .whereRef('account.created_at', '<=', 'tombstone.purged_at')
      .orderBy('tombstone.account_no')
      .execute();
    return rows.map(({ accountNo }) => accountNo);
  },
};
