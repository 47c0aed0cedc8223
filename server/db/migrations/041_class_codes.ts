import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Join codes that lead into a class, and classes that are archived. */
export function classCodes(engine: Engine): SchemaStep {
  const { bigint } = sqlTypes[engine];
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        `alter table join_code add column class_no ${bigint} references school_class (class_no)`,
        'create unique index join_code_class on join_code (class_no) where class_no is not null',
        `alter table sign_up add column class_no ${bigint} references school_class (class_no)`,
        `alter table school_class add column archived_at ${bigint}`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropIndex('join_code_class').execute();
      await db.schema.alterTable('join_code').dropColumn('class_no').execute();
      await db.schema.alterTable('sign_up').dropColumn('class_no').execute();
      await db.schema.alterTable('school_class').dropColumn('archived_at').execute();
    },
  };
}
