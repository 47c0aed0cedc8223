import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../Engine.ts';
import { sqlTypes } from './SqlTypes.ts';
import { subscriptionProductRows } from './tables/subscriptionProductRows.ts';
import { subscriptionTableSql } from './tables/subscriptionTableSql.ts';

/** Home subscription, with what is sold at first. */
export function subscription(engine: Engine): Migration {
  const statements = subscriptionTableSql(sqlTypes[engine], engine);
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      for (const { plan, type, title, price } of subscriptionProductRows) {
        const { rows } = await sql<{ product_no: number }>`insert into subscription_product
          (plan, type, title, status, created_at) values (${plan}, ${type}, ${title}, 'ON_SALE', 0)
          returning product_no`.execute(db);
        await sql`insert into subscription_price (product_no, price, effective_at, created_at)
          values (${rows[0]?.product_no ?? 0}, ${price}, 0, 0)`.execute(db);
      }
    },
    async down(db: Kysely<unknown>) {
      const names = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
      for (const name of names.reverse()) await db.schema.dropTable(name).execute();
    },
  };
}
