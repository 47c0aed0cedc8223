import pg from 'pg';
import { fillSlots } from './fillSlots.mjs';

/**
 * Recorded statements on PostgreSQL, through the bare driver: one after another over one of as many connections as a
 * node of the product has, each a named statement that a connection prepares once.
 *
 * @param {string} databaseUrl
 */
export function statementsOnPostgres(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const names = new Map();
  const nameOf = (sql) => {
    if (!names.has(sql)) names.set(sql, `former-${names.size}`);
    return names.get(sql);
  };

  /**
   * @param {{ sql: string, parameters: unknown[] }[]} statements in their order
   * @param {Record<string, unknown>} fixed
   * @returns {(given: Record<string, unknown>) => Promise<number[]>} runs all of them; how many rows each returned
   */
  return (statements, fixed) => {
    const steps = statements.map(({ sql, parameters }) => {
      return { name: nameOf(sql), text: sql, valuesOf: fillSlots(parameters, fixed) };
    });
    return async (given) => {
      const client = await pool.connect();
      try {
        const counts = [];
        for (const { name, text, valuesOf } of steps) {
          const { rows } = await client.query({ name, text, values: valuesOf(given) });
          counts.push(rows.length);
        }
        return counts;
      } finally {
        client.release();
      }
    };
  };
}
