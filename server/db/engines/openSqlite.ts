import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type BinaryOperationNode,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StartError } from '../../errors/StartError.ts';
import { toStartError } from '../../errors/toStartError.ts';
import { isInsideTransaction } from '../guardTransaction.ts';
import { literalFlag } from '../literalFlag.ts';
import { isConstant } from '../Slot.ts';
import { EmbeddedAdapter } from './EmbeddedAdapter.ts';
import { SQLITE_FILE } from './sqliteFile.ts';

const LOCK_NAME = 'chaekbada.lock';
/** Prepared statements kept; queries with lists of varying length would otherwise fill the memory. */
const STATEMENT_LIMIT = 500;

interface OpenSqlite {
  dialect: Dialect;
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
    return { dialect: createDialect(database), release: () => lock?.close() };
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

class EmbeddedCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(literalFlag(node));
  }

  /** A parameter alone would have SQLite plan the statement again each time one is bound: it reads the number to plan by. */
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit (');
    this.visitNode(limit);
    this.append(' + 0)');
  }
}

function createDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(database),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new EmbeddedCompiler(),
  };
}

/**
 * One connection, handed out to one user at a time in the order of asking. Statements run synchronously, so two
 * transactions can never be open on it together.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (isInsideTransaction()) throw new Error('A query inside a transaction must use the transaction, not db.');
    const before = this.#last;
    let release: () => void = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; reads: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (reads) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it; every list here is paged, so nothing streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read pages instead.');
  }

  #prepare(sql: string): { statement: StatementSync; reads: boolean } {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const entry = { statement, reads: statement.columns().length > 0 };
    if (this.#statements.size >= STATEMENT_LIMIT) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, entry);
    return entry;
  }
}
