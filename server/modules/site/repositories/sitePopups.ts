import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';
import { shownOnSite } from '#server/repositories/shownOnSite.ts';

/** What the main page shows over itself. */
export const sitePopups = {
  async showing(db: Db, site: SiteName, now: number, limit: number) {
    return db
      .selectFrom('site_popup')
      .select(['popup_no as popupNo', 'title', 'content', 'link_href as linkHref', 'link_label as linkLabel'])
      .where('hidden', '=', 0)
      .where(shownOnSite(site))
      .where('shows_from', '<=', now)
      .where('shows_until', '>', now)
      .orderBy('shows_from', 'desc')
      .orderBy('popup_no', 'desc')
      .limit(limit)
      .execute();
  },
};
