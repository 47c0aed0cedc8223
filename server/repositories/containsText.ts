import { type RawBuilder, sql } from 'kysely';

/** Condition: one of the columns holds the text, whatever its case. Signs that mean something to `like` are taken as they are. */
export function containsText(columns: readonly string[], text: string): RawBuilder<unknown> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const conditions = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql.join(conditions, sql` or `);
}
