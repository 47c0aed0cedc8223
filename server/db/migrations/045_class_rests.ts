import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

const oneOfAKind = (columns: string) =>
  `create unique index aquarium_pause_academy_one on aquarium_pause (${columns})
    where ended_at is null and academy_no is not null`;

/** Rests of the aquarium for one class. */
export function classRests(engine: Engine): SchemaStep {
  const { bigint } = sqlTypes[engine];
  return {
    takesAway:
      'The index takes in the class, which nodes of the version before leave empty: what they write is as unique as it ' +
      'was. Until they are gone they take the rest of a class for one of the whole institution.',
    async up(db: Kysely<unknown>) {
      const statements = [
        `alter table aquarium_pause add column class_no ${bigint} references school_class (class_no)`,
        'drop index aquarium_pause_academy_one',
        oneOfAKind("academy_no, kind, coalesce(school_grade, ''), coalesce(class_no, 0)"),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await sql.raw('delete from aquarium_pause where class_no is not null').execute(db);
      await sql.raw('drop index aquarium_pause_academy_one').execute(db);
      await db.schema.alterTable('aquarium_pause').dropColumn('class_no').execute();
      await sql.raw(oneOfAKind("academy_no, kind, coalesce(school_grade, '')")).execute(db);
    },
  };
}
