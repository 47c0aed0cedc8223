import { type Dialect, Kysely, sql } from 'kysely';
import { StartError } from '../errors/StartError.ts';
import { toStartError } from '../errors/toStartError.ts';
import { moveMark } from '../repositories/moveMark.ts';
import { restoreMark } from '../repositories/restoreMark.ts';
import type { Db } from './Db.ts';
import type { Engine } from './Engine.ts';
import { openSqlite } from './engines/openSqlite.ts';
import { setReplica } from './fromReplica.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { logPositions, ReadReplica } from './ReadReplica.ts';
import type { Tables } from './schema/Tables.ts';
import { withoutStatementTimeout } from './withoutStatementTimeout.ts';

export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** Runs work while no other node does; they take turns. For the start, not for requests. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Milliseconds after which a server gives up waiting for an answer: what it asks takes a small part of that. */
export const ANSWER_LIMIT = 30_000;
/** Number of the lock that nodes take turns with; any number, the same in every version. */
const TURN = 4_276_050_213;

/**
 * Opens PostgreSQL when an address is given, else the embedded database in `dataDir`, with all tables up to date.
 *
 * @param place `unfinished`: a database that an installation is being moved or brought back to; `alongside` a running server, without taking the folder of the embedded database for oneself; a replica
 *   that cannot be reached now is looked for again and again (`fromReplica`); `answerLimit`: milliseconds after which
 *   PostgreSQL counts as away when it does not answer, for who serves requests (`withoutStatementTimeout` lifts it). Whoever moves,
 *   checks or restores sets none
 * @throws StartError with one clear sentence when that is not possible; data is never touched then
 */
export async function openDatabase(place: {
  databaseUrl?: string | undefined;
  replicaUrl?: string | undefined;
  dataDir: string;
  alongside?: boolean;
  unfinished?: boolean;
  answerLimit?: number | undefined;
}): Promise<Database> {
  if (place.databaseUrl !== undefined) {
    // Read only where it is used: a start on the embedded database is quicker without it.
    const { connectPostgres, openPostgres } = await import('./engines/openPostgres.ts');
    const db = new Kysely<Tables>({ dialect: await openPostgres(place.databaseUrl, place.answerLimit) });
    // Before any table is made: a restore may be at work, which needs a database without any.
    if (!place.unfinished && (await restoreMark.isSet(db))) {
      await db.destroy();
      throw new StartError(
        '이 데이터베이스로 백업을 되돌리는 일이 끝나지 않았어요. 새 데이터베이스를 만들어 DATABASE_URL을 그리로 돌리고 `npm run operator -- restore`를 다시 해 주세요.',
      );
    }
    const database = await finishOpening('postgres', db, place, () => {});
    if (!place.unfinished && (await moveMark.isSet(db))) {
      await database.close();
      throw new StartError(
        '이 데이터베이스로 옮기는 일이 끝나지 않았어요. `npm run operator -- move`를 다시 하거나, 있던 데이터베이스로 켜 주세요.',
      );
    }
    return place.replicaUrl === undefined ? database : withReplica(database, connectPostgres(place.replicaUrl));
  }
  const { props, release } = openSqlite(place.dataDir, place.alongside ?? false);
  return finishOpening('sqlite', new Kysely<Tables>(props), place, release);
}

async function finishOpening(
  engine: Engine,
  db: Db,
  place: { databaseUrl?: string | undefined; dataDir: string },
  release: () => void,
): Promise<Database> {
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await db.destroy();
    release();
  };
  try {
    await withoutStatementTimeout(() => migrateDatabase(db, engine));
  } catch (error) {
    await close();
    throw toStartError(error, place);
  }
  const alone = <T>(work: () => Promise<T>) =>
    engine === 'sqlite' ? work() : withoutStatementTimeout(() => inTurnOfNodes(db, work));
  return { engine, db, alone, close };
}

/** The lock belongs to one connection, and goes with it when the node dies. */
function inTurnOfNodes<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(TURN)})`.execute(holder);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(TURN)})`.execute(holder);
    }
  });
}

async function withReplica(database: Database, dialect: Dialect): Promise<Database> {
  const copy = new Kysely<Tables>({ dialect });
  const replica = new ReadReplica({ db: copy, positions: logPositions(database.db, copy) });
  await replica.look();
  replica.start();
  setReplica(database.db, replica);
  const close = async () => {
    replica.stop();
    await copy.destroy();
    await database.close();
  };
  return { ...database, close };
}
