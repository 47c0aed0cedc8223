import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, type KyselyProps, SqliteIntrospector } from 'kysely';
import { StartError } from '../../errors/StartError.ts';
import { toStartError } from '../../errors/toStartError.ts';
import { DirectExecutor } from './DirectExecutor.ts';
import { EmbeddedAdapter } from './EmbeddedAdapter.ts';
import { EmbeddedCompiler } from './EmbeddedCompiler.ts';
import { SqliteDriver } from './SqliteDriver.ts';
import { SQLITE_FILE } from './sqliteFile.ts';

const LOCK_NAME = 'chaekbada.lock';
interface OpenSqlite {
  /** What Kysely is made of. */
  props: KyselyProps;
  /** Gives the data folder free for another copy. */
  release(): void;
}

/**
 * Opens the embedded database in a folder, making both when missing. A lock that the operating system drops when the
 * process ends, however it ends, keeps a second copy out.
 *
 * @param alongside a running server: no lock is taken, and SQLite itself lets the two take turns
 * @throws StartError when the folder cannot be used, another copy runs on it, or the file is not a database
 */
export function openSqlite(dataDir: string, alongside = false): OpenSqlite {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`데이터 폴더를 읽고 쓸 수 없어요: ${dataDir} (권한을 확인하거나 DATA_DIR을 바꿔 주세요.)`);
  }
  const lock = alongside ? null : holdFolder(dataDir);
  const path = join(dataDir, SQLITE_FILE);
  try {
    keepPrivate(path);
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -32000;' +
        // What is deleted is written over: somebody who has left is not to be read in the file either.
        'pragma secure_delete = on',
    );
    return { props: createProps(database), release: () => lock?.close() };
  } catch (error) {
    lock?.close();
    const known = toStartError(error, { dataDir });
    if (known instanceof StartError) throw known;
    throw new StartError(`데이터 파일을 열 수 없어요: ${path} (${reasonOf(error)}) 파일은 그대로 두었어요.`);
  }
}

/**
 * The file for its own account only, whatever the process may leave open to others: it holds names and texts of children.
 * SQLite gives the files beside it the same rights.
 */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // Not there, or of another account, which has set its rights.
    }
  }
}

/**
 * Takes the data folder for oneself, until what is returned is closed or the process ends.
 *
 * @throws StartError when another copy has it
 */
export function holdFolder(dataDir: string): DatabaseSync {
  const path = join(dataDir, LOCK_NAME);
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(path, 'a', 0o600));
    lock = new DatabaseSync(path, { timeout: 200 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const reason = reasonOf(error);
    if (/locked|busy/i.test(reason)) {
      throw new StartError(
        `이 데이터 폴더로 이미 실행 중이에요: ${dataDir} (먼저 켠 것을 끄거나 DATA_DIR을 다르게 해 주세요.)`,
      );
    }
    throw new StartError(`데이터 폴더를 읽고 쓸 수 없어요: ${dataDir} (${reason})`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function createProps(database: DatabaseSync): KyselyProps {
  const adapter = new EmbeddedAdapter(database);
  const driver = new SqliteDriver(database);
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new EmbeddedCompiler(),
  };
  return { config: { dialect }, driver, dialect, executor: new DirectExecutor(adapter, driver) };
}
