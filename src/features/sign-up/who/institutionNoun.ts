import type { SiteName } from '#contract/site.ts';

const nouns: Readonly<Record<SiteName, string | null>> = { edu: '학원', school: '학교', home: null };

/** What members of this site belong to; null where they belong to nothing. */
export function institutionNoun(site: SiteName): string | null {
  return nouns[site];
}
