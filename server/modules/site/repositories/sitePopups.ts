import type { SiteName } from '#contract/site.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { shownOnSite } from '#server/repositories/shownOnSite.ts';

const showingQuery = compileOnce((db, given: { site: SiteName; now: number; limit: number }) =>
  db
    .selectFrom('site_popup')
    .select(['popup_no as popupNo', 'title', 'content', 'link_href as linkHref', 'link_label as linkLabel'])
    .where('hidden', '=', 0)
    .where(shownOnSite(given.site))
    .where('shows_from', '<=', given.now)
    .where('shows_until', '>', given.now)
    .orderBy('shows_from', 'desc')
    .orderBy('popup_no', 'desc')
    .limit(given.limit),
);

/** What the main page shows over itself. */
export const sitePopups = {
  async showing(db: Db, site: SiteName, now: number, limit: number) {
    return (await showingQuery(db, { site, now, limit })).rows;
  },
};
