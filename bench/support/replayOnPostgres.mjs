import pg from 'pg';

/**
 * The same statements in the same transaction through the bare driver, each prepared once a connection, over as many
 * connections as a node of the product has.
 *
 * @param {string} databaseUrl
 * @param {{ sql: string, parameters: unknown[] }[]} statements `{ slot: name }` stands for a value that changes
 * At the level of the driver: those who write the same row wait for one another, where the product runs again.
 *
 * @returns {(values: Record<string, string | number>) => Promise<void>} runs all of them in one transaction
 */
export function replayOnPostgres(databaseUrl, statements) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const prefix = `bench${Math.random().toString(36).slice(2)}`;
  return async (values) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [at, { sql, parameters }] of statements.entries()) {
        const given = parameters.map((value) => (value?.slot === undefined ? value : values[value.slot]));
        await client.query({ name: `${prefix}-${at}`, text: sql, values: given });
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}
