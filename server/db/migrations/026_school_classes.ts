import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';
import { schoolClassTableSql } from './tables/schoolClassTableSql.ts';

/** Classes of an institution by school year, who is in them, and the ids that it gives. */
export function schoolClasses(engine: Engine): SchemaStep {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of schoolClassTableSql(sqlTypes[engine])) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      for (const table of ['class_membership', 'school_class', 'id_series']) await db.schema.dropTable(table).execute();
    },
  };
}
