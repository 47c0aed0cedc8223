import { type RawBuilder, sql } from 'kysely';

/** What `containsText` looks for. Signs that mean something to `like` are taken as they are. */
export function partOfText(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Condition: one of the columns holds the text, whatever its case. @param pattern of `partOfText` */
export function containsText(columns: readonly string[], pattern: string): RawBuilder<unknown> {
  const conditions = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql.join(conditions, sql` or `);
}
