import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { isInsideTransaction } from '../guardTransaction.ts';
import { CommitGroup } from './CommitGroup.ts';
import { PreparedStatements } from './PreparedStatements.ts';
import { SqliteConnection } from './SqliteConnection.ts';

/** What may run inside a transaction of others; anything else waits for its end. */
const PLAIN = /^\s*(?:select|with|insert|update|delete)\b/i;

/**
 * One connection, handed out to one user at a time in the order of asking. Statements run synchronously, so two
 * transactions can never be open on it together. Those that end in one turn of the event loop are committed together
 * (`CommitGroup`): a class that answers at once needs one write to the disk and not thirty.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #statements: PreparedStatements;
  readonly #group: CommitGroup;
  #last: Promise<void> = Promise.resolve();
  /** Who holds the connection or waits for it. */
  #users = 0;
  #isCommitDue = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new PreparedStatements(database);
    this.#group = new CommitGroup({
      run: (sql) => void this.#statements.run(CompiledQuery.raw(sql)),
      isOpen: () => database.isTransaction,
    });
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
    return new SqliteConnection(
      (query, connection) => this.#execute(query, connection),
      () => {
        this.#commitWhenDue();
        this.#users -= 1;
        release();
      },
    );
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).handOn();
  }

  /** Runs a statement at once where nobody has the connection or waits for a commit; undefined where somebody does. */
  runIfFree<R>(query: CompiledQuery): QueryResult<R> | undefined {
    return this.#users === 0 && !this.#group.open ? this.#statements.run(query) : undefined;
  }

  async beginTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as SqliteConnection;
    if (this.#group.open) {
      this.#run(SAVEPOINT);
      connection.transaction = 'LATER';
    } else {
      this.#group.begin();
      connection.transaction = 'FIRST';
    }
  }

  async commitTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as SqliteConnection;
    if (connection.transaction === 'LATER') this.#run(RELEASE);
    connection.transaction = null;
    await this.#endTogether(connection);
  }

  async rollbackTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as SqliteConnection;
    const { transaction } = connection;
    connection.transaction = null;
    // A commit that failed has taken everything back, and so has the database where it could not go on.
    if (transaction === null || !this.#group.open) return;
    if (transaction === 'FIRST') {
      this.#group.fail(new Error('The transaction was taken back.'));
    } else {
      this.#run(TAKE_BACK);
      this.#run(RELEASE);
    }
  }

  async destroy(): Promise<void> {
    if (this.#group.open) this.#group.commit();
    if (this.#database.isOpen) this.#database.close();
  }

  async #execute(query: CompiledQuery, connection: SqliteConnection): Promise<QueryResult<unknown>> {
    if (connection.transaction !== null) return this.#run(query);
    if (this.#group.open && !PLAIN.test(query.sql)) this.#group.commit();
    const result = this.#run(query);
    // Nobody is to see what could still be lost.
    if (this.#group.open) await this.#endTogether(connection);
    return result;
  }

  async #endTogether(connection: SqliteConnection): Promise<void> {
    const committed = this.#group.join();
    connection.handOn();
    await committed;
  }

  /** Before the connection is handed on: commits where enough have waited, and where nobody else would. */
  #commitWhenDue(): void {
    if (!this.#group.open) return;
    if (this.#group.full) this.#group.commit();
    else if (this.#users === 1) this.#commitSoon();
  }

  /**
   * Once the event loop has read what else is there: a request does all its work in the turn that brings it, so that
   * those which come at the same time would never meet.
   */
  #commitSoon(): void {
    if (this.#isCommitDue) return;
    this.#isCommitDue = true;
    setImmediate(() => {
      this.#isCommitDue = false;
      if (this.#group.open && this.#users === 0) this.#group.commit();
    });
  }

  #run(query: CompiledQuery): QueryResult<unknown> {
    try {
      return this.#statements.run(query);
    } catch (error) {
      if (this.#group.open && !this.#database.isTransaction) this.#group.fail(error);
      throw error;
    }
  }
}

const SAVEPOINT = CompiledQuery.raw('savepoint one_of_several');
const RELEASE = CompiledQuery.raw('release one_of_several');
const TAKE_BACK = CompiledQuery.raw('rollback to one_of_several');
