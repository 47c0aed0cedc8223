import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter } from 'kysely';

/** What Kysely is to know of SQLite here. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  /** SQLite changes tables inside transactions, so a migration that is interrupted leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver hands its one connection out in turns itself: Kysely's own lock would hide a query that waits for itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Names of the columns that a query answers with. */
  columnsOf(sql: string): string[] {
    return this.#database
      .prepare(sql)
      .columns()
      .map(({ name }) => name);
  }
}
