import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The same statements in the same transaction through the bare driver, each prepared once.
 *
 * @param {string} dataDir
 * @param {{ sql: string, parameters: unknown[] }[]} statements `{ slot: name }` stands for a value that changes
 * @returns {(values: Record<string, string | number>) => void} runs all of them in one transaction
 */
export function replayStatements(dataDir, statements) {
  const database = new DatabaseSync(join(dataDir, 'chaekbada.sqlite'), {
    enableForeignKeyConstraints: true,
    timeout: 5000,
  });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -32000',
  );
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const steps = statements.map(({ sql, parameters }) => ({ statement: database.prepare(sql), parameters }));
  const readers = new Set(steps.filter(({ statement }) => statement.columns().length > 0));
  return (values) => {
    // The connection must stay in reach: collected as garbage, it would be closed under its statements.
    if (!database.isOpen) throw new Error('the connection is closed');
    begin.run();
    for (const step of steps) {
      const given = step.parameters.map((value) => (value?.slot === undefined ? value : values[value.slot]));
      if (readers.has(step)) step.statement.all(...given);
      else step.statement.run(...given);
    }
    commit.run();
  };
}
