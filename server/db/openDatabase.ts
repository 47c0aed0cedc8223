import { Kysely } from 'kysely';
import type { Db } from './Db.ts';
import type { Engine } from './Engine.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { openSqlite } from './engines/openSqlite.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import type { Tables } from './schema/Tables.ts';

export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when an address is given, else the embedded database in `dataDir`, with all tables up to date.
 *
 * @param place `alongside` a running server, without taking the folder of the embedded database for oneself
 * @throws StartError with one clear sentence when that is not possible; data is never touched then
 */
export async function openDatabase(place: {
  databaseUrl?: string | undefined;
  dataDir: string;
  alongside?: boolean;
}): Promise<Database> {
  if (place.databaseUrl !== undefined) {
    const db = new Kysely<Tables>({ dialect: await openPostgres(place.databaseUrl) });
    return finishOpening('postgres', db, () => {});
  }
  const { dialect, release } = openSqlite(place.dataDir, place.alongside ?? false);
  return finishOpening('sqlite', new Kysely<Tables>({ dialect }), release);
}

async function finishOpening(engine: Engine, db: Db, release: () => void): Promise<Database> {
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await db.destroy();
    release();
  };
  try {
    await migrateDatabase(db, engine);
  } catch (error) {
    await close();
    throw error;
  }
  return { engine, db, close };
}
