import { type Kysely, sql } from 'kysely';
import type { Engine } from '../Engine.ts';
import type { SchemaStep } from './SchemaStep.ts';
import { sqlTypes } from './SqlTypes.ts';

/** Lines of teachers on monthly reports, and links for parents that show a report. */
export function monthlyReports(engine: Engine): SchemaStep {
  const { text, bigint } = sqlTypes[engine];
  const columns = {
    report_month: text,
    report_academy_no: `${bigint} references institution (academy_no)`,
    report_staff_no: `${bigint} references staff (staff_no)`,
    mailed_at: bigint,
  };
  return {
    async up(db: Kysely<unknown>) {
      const statements = [
        `create table report_note (
          account_no ${bigint} not null references account (account_no),
          academy_no ${bigint} not null references institution (academy_no),
          month ${text} not null,
          note ${text} not null,
          staff_no ${bigint} not null references staff (staff_no),
          written_at ${bigint} not null,
          primary key (account_no, academy_no, month)
        )`,
        ...Object.entries(columns).map(([name, type]) => `alter table parent_share add column ${name} ${type}`),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    async down(db: Kysely<unknown>) {
      await sql.raw("delete from parent_share where scope = 'MONTHLY_REPORT'").execute(db);
      for (const name of Object.keys(columns).reverse())
        await db.schema.alterTable('parent_share').dropColumn(name).execute();
      await db.schema.dropTable('report_note').execute();
    },
  };
}
