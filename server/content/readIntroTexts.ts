import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IntroTexts, introTexts } from '#contract/introTexts.ts';
import { type SiteName, siteNames } from '#contract/site.ts';

export type IntroTextsBySite = Readonly<Record<SiteName, IntroTexts | null>>;

/** What visitors of each site read; null for a site without such texts, or whose file is broken. */
export function readIntroTexts(contentDir: string): IntroTextsBySite {
  return Object.fromEntries(siteNames.map((site) => [site, readSite(contentDir, site)])) as IntroTextsBySite;
}

function readSite(contentDir: string, site: SiteName): IntroTexts | null {
  const file = join(contentDir, 'site', 'intro', `${site}.json`);
  if (!existsSync(file)) return null;
  try {
    return introTexts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // `npm run check:content` reports what is wrong with it; the rest of the product does not wait for it.
    return null;
  }
}
