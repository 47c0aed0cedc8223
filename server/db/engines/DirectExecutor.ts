import { type CompiledQuery, DefaultConnectionProvider, DefaultQueryExecutor, type QueryResult } from 'kysely';
import type { EmbeddedAdapter } from './EmbeddedAdapter.ts';
import { EmbeddedCompiler } from './EmbeddedCompiler.ts';
import type { SqliteDriver } from './SqliteDriver.ts';

/**
 * Runs single statements at once while nobody has the connection: handing it out and taking it back takes several turns
 * of promises, which cost more than most statements. With a plugin, queries go the long way.
 */
export class DirectExecutor extends DefaultQueryExecutor {
  readonly #driver: SqliteDriver;

  constructor(adapter: EmbeddedAdapter, driver: SqliteDriver) {
    super(new EmbeddedCompiler(), adapter, new DefaultConnectionProvider(driver));
    this.#driver = driver;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#driver.runIfFree<R>(query) ?? super.executeQuery<R>(query);
  }
}
