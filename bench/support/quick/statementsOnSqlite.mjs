import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fillSlots } from './fillSlots.mjs';

/**
 * Recorded statements on the embedded database, through the bare driver with the settings of the product; each text is
 * prepared once.
 *
 * @param {string} dataDir
 */
export function statementsOnSqlite(dataDir) {
  const database = new DatabaseSync(join(dataDir, 'chaekbada.sqlite'), {
    enableForeignKeyConstraints: true,
    timeout: 5000,
  });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -32000;' +
      'pragma secure_delete = on',
  );
  const prepared = new Map();
  const prepare = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql);
  };

  /**
   * @param {{ sql: string, parameters: unknown[] }[]} statements in their order, with those of the transaction
   * @param {Record<string, unknown>} fixed
   * @returns {(given: Record<string, unknown>) => number[]} runs all of them; how many rows each returned
   */
  return (statements, fixed) => {
    const steps = statements.map(({ sql, parameters }) => {
      const statement = prepare(sql);
      return { statement, reads: statement.columns().length > 0, valuesOf: fillSlots(parameters, fixed) };
    });
    return (given) => {
      try {
        return steps.map(({ statement, reads, valuesOf }) => {
          if (reads) return statement.all(...valuesOf(given)).length;
          statement.run(...valuesOf(given));
          return 0;
        });
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    };
  };
}
