import { sql } from 'kysely';
import type { TestApp } from '../buildTestApp.ts';

const NOTE = 'fuzz_change';
/** What a refused call may note of an account as well: that somebody was there, and that a contact was asked about. */
const NOTED_ANYWAY = ['last_seen_at', 'dormancy_notice', 'contact_refusal_day', 'contact_refusal_count'];

/**
 * Notes which tables a request has changed for good: what is rolled back takes its note along. Works by triggers, so that
 * it sees every row whoever writes it. An account of which only that is noted has not changed.
 */
export class ChangeWatch {
  readonly #app: TestApp;

  private constructor(app: TestApp) {
    this.#app = app;
  }

  static async begin(app: TestApp): Promise<ChangeWatch> {
    const { db, database } = app;
    const tables = await db.introspection.getTables();
    await sql.raw(`create table ${NOTE} (what text not null)`).execute(db);
    const postgres = database.engine === 'postgres';
    if (postgres) {
      await sql
        .raw(
          `create function ${NOTE}_note() returns trigger language plpgsql as
           $$ begin insert into ${NOTE} values (tg_table_name); return null; end $$`,
        )
        .execute(db);
    }
    for (const { name, columns, isView } of tables) {
      if (isView || name.startsWith('kysely_') || name === NOTE) continue;
      const counted = columns.map((column) => column.name).filter((column) => !NOTED_ANYWAY.includes(column));
      for (const change of ['insert', 'delete', `update of ${counted.map((column) => `"${column}"`).join(', ')}`]) {
        const trigger = `${NOTE}_${name}_${change.slice(0, 6)}`;
        const body = postgres
          ? `for each row execute function ${NOTE}_note()`
          : `begin insert into ${NOTE} values ('${name}'); end`;
        await sql.raw(`create trigger ${trigger} after ${change} on "${name}" ${body}`).execute(db);
      }
    }
    return new ChangeWatch(app);
  }

  /** Tables changed since the last time this was asked. */
  async take(): Promise<string[]> {
    const { db } = this.#app;
    const { rows } = await sql.raw<{ what: string }>(`select distinct what from ${NOTE}`).execute(db);
    if (rows.length > 0) await sql.raw(`delete from ${NOTE}`).execute(db);
    return rows.map(({ what }) => what).sort();
  }
}
