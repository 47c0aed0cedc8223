import type { SitePopup } from '#contract/customerService.ts';
import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import { sitePopups } from './repositories/sitePopups.ts';

/** At most so many lie over one another. */
const SHOWN = 3;

/** What the main page of a site shows over itself now, the latest first. */
export async function readSitePopups({ db, now }: Context, site: SiteName): Promise<{ items: SitePopup[] }> {
  const rows = await sitePopups.showing(db, site, now, SHOWN);
  return {
    items: rows.map(({ linkHref, linkLabel, ...row }) => ({
      ...row,
      link: linkHref === null || linkLabel === null ? null : { href: linkHref, label: linkLabel },
    })),
  };
}
