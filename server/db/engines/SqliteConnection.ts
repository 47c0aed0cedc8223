import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** What one user has of the connection, from asking for it until it is handed on. */
export class SqliteConnection implements DatabaseConnection {
  readonly #run: (query: CompiledQuery, connection: SqliteConnection) => Promise<QueryResult<unknown>>;
  readonly #handOn: () => void;
  /** Its transaction, from its beginning to its end: the first of its group, or one after others. */
  transaction: 'FIRST' | 'LATER' | null = null;
  #isHeld = true;

  constructor(
    run: (query: CompiledQuery, connection: SqliteConnection) => Promise<QueryResult<unknown>>,
    handOn: () => void,
  ) {
    this.#run = run;
    this.#handOn = handOn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#isHeld) throw new Error('The connection was handed on: what comes after a group needs one of its own.');
    return (await this.#run(query, this)) as QueryResult<R>;
  }

  /** Gives the connection to whoever waits; a second time does nothing. */
  handOn(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#handOn();
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it; every list here is paged, so nothing streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: read pages instead.');
  }
}
