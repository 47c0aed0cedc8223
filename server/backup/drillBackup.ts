import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { payments } from '#server/modules/subscription/public.ts';
import type { Env } from '../config/env.ts';
import type { Secrets } from '../config/Secrets.ts';
import { SQLITE_FILE } from '../db/engines/sqliteFile.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { PaymentGateway } from '../gateways/payment/PaymentGateway.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { compareCounts } from './compareCounts.ts';
import { inspectSqlite } from './dumpSqlite.ts';
import { finishRestore, type RestoreReport } from './finishRestore.ts';
import { leavingFile } from './leavingFile.ts';
import { loadPostgres } from './loadPostgres.ts';
import type { Manifest } from './Manifest.ts';
import { backupKeyOf, DATABASE_ENTRY } from './makeBackup.ts';
import { makeScratch } from './makeScratch.ts';
import { tombstoneFile } from './tombstoneFile.ts';
import { findBackup, unpackBackup } from './unpackBackup.ts';
import { withScratchPostgres } from './withScratchPostgres.ts';

export interface DrillReport extends RestoreReport {
  name: string;
  manifest: Manifest;
  /** Backups of the folder that were left out, since they are later than now. */
  later: string[];
  /** Tables that came out with another number of rows. */
  differences: string[];
  /** Whether this installation can read the sealed texts. */
  sameSecret: boolean;
  /** Payments at the company since the backup that a restore would have to take up; null where nobody was asked. */
  paymentsSince: number | null;
  passed: boolean;
}

interface DrillPlace {
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'operations'>;
  secrets: Secrets;
  now: number;
  payment: PaymentGateway | null;
}

/**
 * Restores a backup beside the product, looks it over, and throws it away. Of the payment company it only reads.
 *
 * @param from a backup, or a folder of which the newest is taken
 */
export async function drillBackup(place: DrillPlace, from: string): Promise<DrillReport> {
  const { env } = place;
  const { folder, name, path, later } = await findBackup(from, place.now);
  const key = backupKeyOf(env);
  const tombstones = await tombstoneFile.read(tombstoneFile.path(folder), key);
  if (tombstones === null) throw new OperatorError(`탈퇴 목록이 없어요: ${tombstoneFile.path(folder)}`);
  const leavings = await leavingFile.read(leavingFile.beside(tombstoneFile.path(folder)), key);
  const scratch = await makeScratch(env.dataDir, 'drill', place.now);
  try {
    const manifest = await unpackBackup(path, key, scratch);
    const dump = join(scratch, DATABASE_ENTRY);
    const inspect = async (
      place: DrillPlace,
      at: { dataDir: string; databaseUrl?: string },
      counts: Manifest['counts'],
    ) => {
      const report = await lookOver(place, at, { tombstones, leavings, backup: name, manifest });
      const differences = compareCounts(manifest.counts, counts);
      const sameSecret = place.secrets.hmac('backup', String(manifest.createdAt)) === manifest.secretCheck;
      const sound = report.resurrected === 0 && report.problems.count === 0;
      return {
        ...report,
        name,
        later,
        manifest,
        differences,
        sameSecret,
        passed: sound && sameSecret && differences.length === 0,
      };
    };
    if (manifest.engine === 'sqlite') {
      const { counts } = await inspectSqlite(dump);
      await rename(dump, join(scratch, SQLITE_FILE));
      return await inspect(place, { dataDir: scratch }, counts);
    }
    if (env.databaseUrl === undefined) throw new OperatorError('PostgreSQL의 백업이에요. DATABASE_URL을 정해 주세요.');
    return await withScratchPostgres({ databaseUrl: env.databaseUrl, now: place.now }, async (databaseUrl) => {
      const { counts } = await loadPostgres(databaseUrl, dump);
      return inspect(place, { dataDir: scratch, databaseUrl }, counts);
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function lookOver(
  { secrets, now, payment }: DrillPlace,
  at: { dataDir: string; databaseUrl?: string },
  about: Omit<Parameters<typeof finishRestore>[1], 'operator'> & { manifest: Manifest },
): Promise<RestoreReport & { paymentsSince: number | null }> {
  const database = await openDatabase(at);
  try {
    const { db } = database;
    const report = await finishRestore({ db, secrets, now }, { ...about, operator: 'drill' });
    const moved = payment === null ? null : await payment.transactions(about.manifest.createdAt, now);
    if (moved?.kind !== 'FOUND') return { ...report, paymentsSince: null };
    let paymentsSince = 0;
    for (const { paymentKey, transactionKey } of moved.transactions) {
      const known = await payments.byKey(db, paymentKey);
      if (known?.lastTransactionKey !== transactionKey) paymentsSince += 1;
    }
    return { ...report, paymentsSince };
  } finally {
    await database.close();
  }
}
