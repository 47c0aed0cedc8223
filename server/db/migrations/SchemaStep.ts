import type { Migration } from 'kysely/migration';

/**
 * One step of the schema. While nodes are replaced one after the other, those of the last version go on serving on the
 * new tables, so a step only adds: tables, indexes, columns that may be left out. What a version no longer uses is
 * taken away by a step of a later one.
 */
export interface SchemaStep extends Migration {
  /** For a step that drops, renames or narrows: since when nothing uses what goes, and why it has to go. */
  readonly takesAway?: string;
}
