import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Prepared statements kept; queries with lists of varying length would otherwise fill the memory. */
const STATEMENT_LIMIT = 500;

/** Runs statements of one database, and keeps those that are prepared. */
export class PreparedStatements {
  readonly #database: DatabaseSync;
  readonly #known = new Map<string, { statement: StatementSync; reads: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, reads } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (reads) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): { statement: StatementSync; reads: boolean } {
    const known = this.#known.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const entry = { statement, reads: statement.columns().length > 0 };
    if (this.#known.size >= STATEMENT_LIMIT) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(sql, entry);
    return entry;
  }
}
