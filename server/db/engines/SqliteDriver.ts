import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { isInsideTransaction } from '../guardTransaction.ts';

/** Prepared statements kept; queries with lists of varying length would otherwise fill the memory. */
const STATEMENT_LIMIT = 500;

/**
 * One connection, handed out to one user at a time in the order of asking. Statements run synchronously, so two
 * transactions can never be open on it together.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;
  /** Who holds the connection or waits for it. */
  #users = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (isInsideTransaction()) throw new Error('A query inside a transaction must use the transaction, not db.');
    this.#users += 1;
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
    this.#users -= 1;
    this.#release?.();
  }

  /** Runs a statement at once where nobody has the connection; undefined where somebody does. */
  runIfFree<R>(query: CompiledQuery): QueryResult<R> | undefined {
    return this.#users === 0 ? this.#connection.run(query) : undefined;
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
    return this.run(query);
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
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
