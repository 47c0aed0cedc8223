import { describeCause } from '../errors/describeCause.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { createClient } from './createClient.ts';
import { CUT_OFF_AFTER_MS } from './makeScratch.ts';

/** Seconds UTC of its making stand in a name, so that one left behind can be distinguished from one at work. */
const SCRATCH = /^chaekbada_drill_(\d+)_\d+$/;

/**
 * A database of its own on the server of an address, for as long as `work` takes. What a run left that was cut off goes
 * when the next one begins.
 *
 * @param now milliseconds UTC
 * @throws OperatorError when none can be made
 */
export async function withScratchPostgres<T>(
  { databaseUrl, now }: { databaseUrl: string; now: number },
  work: (scratchUrl: string) => Promise<T>,
): Promise<T> {
  const name = `chaekbada_drill_${Math.floor(now / 1000)}_${Math.floor(Math.random() * 1e9)}`;
  const admin = await createClient(databaseUrl);
  await admin.connect();
  const drop = (each: string) => admin.query(`drop database if exists ${each} with (force)`).catch(() => {});
  try {
    const all = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like 'chaekbada%'",
    );
    for (const { datname } of all.rows) {
      const madeAt = Number(SCRATCH.exec(datname)?.[1] ?? Number.POSITIVE_INFINITY) * 1000;
      if (now - madeAt > CUT_OFF_AFTER_MS) await drop(datname);
    }
    await admin
      .query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`)
      .catch((error: Error) => {
        throw new OperatorError(
          `연습할 데이터베이스를 만들 수 없어요 (CREATEDB 권한이 필요해요: ${describeCause(error)}).`,
        );
      });
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await drop(name);
    await admin.end();
  }
}
