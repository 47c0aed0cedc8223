import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SiteName } from '#contract/site.ts';

/** Condition: the column `sites` names this site. Put together in the query: SQLite plans `like ?` again for each value. */
export function shownOnSite(site: SiteName): RawBuilder<SqlBool> {
  return sql<SqlBool>`sites like '%' || ${site} || '%'`;
}
