import { z } from 'zod';
import { type OperatorRole, operatorRoleCodes } from '#domain/operator/operatorRoles.ts';
import type { Db } from '#server/db/Db.ts';

const roleList = z.array(z.enum(operatorRoleCodes));
const hashList = z.array(z.string());

export interface OperatorAccount {
  operatorNo: number;
  name: string;
  roles: OperatorRole[];
  passwordHash: string;
  mustChange: boolean;
  totpSealed: string;
  totpStep: number;
  recoveryHashes: string[];
  failures: { count: number; lastAt: number };
  createdAt: number;
  stoppedAt: number | null;
}

/** What proves who somebody is. */
export interface OperatorProof {
  passwordHash: string;
  mustChange: boolean;
  totpSealed: string;
  recoveryHashes: readonly string[];
}

/** Those who handle data, and where they are signed in. */
export const operatorAccounts = {
  async find(db: Db, name: string): Promise<OperatorAccount | undefined> {
    const row = await db.selectFrom('operator_account').selectAll().where('name', '=', name).executeTakeFirst();
    return row && read(row);
  },

  async list(db: Db): Promise<OperatorAccount[]> {
    return (await db.selectFrom('operator_account').selectAll().orderBy('operator_no').execute()).map(read);
  },

  /** Somebody who may manage the others and was not stopped. */
  async hasOwner(db: Db): Promise<boolean> {
    return (await operatorAccounts.list(db)).some(
      ({ roles, stoppedAt }) => roles.includes('OWNER') && stoppedAt === null,
    );
  },

  /** @returns null when there is somebody of that name */
  async insert(
    db: Db,
    given: OperatorProof & { name: string; roles: readonly OperatorRole[] },
    now: number,
  ): Promise<number | null> {
    const row = await db
      .insertInto('operator_account')
      .values({ name: given.name, roles: JSON.stringify(given.roles), ...proofColumns(given), created_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('operator_no')
      .executeTakeFirst();
    return row?.operator_no ?? null;
  },

  async setProof(db: Db, operatorNo: number, proof: OperatorProof): Promise<void> {
    const reset = { totp_step: 0, failure_count: 0, last_failed_at: 0 };
    await update(db, operatorNo, { ...proofColumns(proof), ...reset });
  },

  async setPassword(db: Db, operatorNo: number, passwordHash: string): Promise<void> {
    await update(db, operatorNo, { password_hash: passwordHash, must_change: 0 });
  },

  async setRoles(db: Db, operatorNo: number, roles: readonly OperatorRole[]): Promise<void> {
    await update(db, operatorNo, { roles: JSON.stringify(roles) });
  },

  async setStopped(db: Db, operatorNo: number, stoppedAt: number | null): Promise<void> {
    await update(db, operatorNo, { stopped_at: stoppedAt });
  },

  async setFailures(db: Db, operatorNo: number, { count, lastAt }: OperatorAccount['failures']): Promise<void> {
    await update(db, operatorNo, { failure_count: count, last_failed_at: lastAt });
  },

  /** False when the step, or a later one, was used before: a code counts once. */
  async takeStep(db: Db, operatorNo: number, step: number): Promise<boolean> {
    const updated = await db
      .updateTable('operator_account')
      .set({ totp_step: step })
      .where('operator_no', '=', operatorNo)
      .where('totp_step', '<', step)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** False when the list has changed since it was read. */
  async replaceRecovery(
    db: Db,
    { operatorNo, recoveryHashes }: OperatorAccount,
    left: readonly string[],
  ): Promise<boolean> {
    const updated = await db
      .updateTable('operator_account')
      .set({ recovery_hashes: JSON.stringify(left) })
      .where('operator_no', '=', operatorNo)
      .where('recovery_hashes', '=', JSON.stringify(recoveryHashes))
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async addSession(
    db: Db,
    given: { tokenHash: string; operatorNo: number; machine: string; expiresAt: number },
  ): Promise<void> {
    await db
      .insertInto('operator_session')
      .values({
        token_hash: given.tokenHash,
        operator_no: given.operatorNo,
        machine: given.machine,
        expires_at: given.expiresAt,
      })
      .execute();
  },

  /** Who a session belongs to on its machine, while it lasts and they were not stopped. */
  async ofSession(db: Db, tokenHash: string, machine: string, now: number): Promise<OperatorAccount | undefined> {
    const row = await db
      .selectFrom('operator_session')
      .innerJoin('operator_account', 'operator_account.operator_no', 'operator_session.operator_no')
      .selectAll('operator_account')
      .where('operator_session.token_hash', '=', tokenHash)
      .where('operator_session.machine', '=', machine)
      .where('operator_session.expires_at', '>', now)
      .where('operator_account.stopped_at', 'is', null)
      .executeTakeFirst();
    return row && read(row);
  },

  async endSession(db: Db, tokenHash: string): Promise<void> {
    await db.deleteFrom('operator_session').where('token_hash', '=', tokenHash).execute();
  },

  async endSessions(db: Db, operatorNo: number): Promise<void> {
    await db.deleteFrom('operator_session').where('operator_no', '=', operatorNo).execute();
  },

  async deleteEndedSessions(db: Db, now: number): Promise<void> {
    await db.deleteFrom('operator_session').where('expires_at', '<=', now).execute();
  },
};

interface Columns {
  roles: string;
  password_hash: string;
  must_change: number;
  totp_sealed: string;
  recovery_hashes: string;
  failure_count: number;
  last_failed_at: number;
  totp_step: number;
  stopped_at: number | null;
}

const update = (db: Db, operatorNo: number, columns: Partial<Columns>) =>
  db.updateTable('operator_account').set(columns).where('operator_no', '=', operatorNo).execute();

const proofColumns = ({ passwordHash, mustChange, totpSealed, recoveryHashes }: OperatorProof) => ({
  password_hash: passwordHash,
  must_change: mustChange ? 1 : 0,
  totp_sealed: totpSealed,
  recovery_hashes: JSON.stringify(recoveryHashes),
});

function read(row: Columns & { operator_no: number; name: string; created_at: number }): OperatorAccount {
  return {
    operatorNo: row.operator_no,
    name: row.name,
    roles: roleList.parse(JSON.parse(row.roles)),
    passwordHash: row.password_hash,
    mustChange: row.must_change === 1,
    totpSealed: row.totp_sealed,
    totpStep: row.totp_step,
    recoveryHashes: hashList.parse(JSON.parse(row.recovery_hashes)),
    failures: { count: row.failure_count, lastAt: row.last_failed_at },
    createdAt: row.created_at,
    stoppedAt: row.stopped_at,
  };
}
