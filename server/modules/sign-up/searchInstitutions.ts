import { PAGE_SIZE } from '#contract/envelope.ts';
import type { InstitutionItem } from '#contract/signUp.ts';
import type { SiteName } from '#contract/site.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import type { Context } from '#server/core/Context.ts';
import { institutions } from './repositories/institutions.ts';

/** Institutions of a site that take members, by a part of the name; the first page is all there is. */
export async function searchInstitutions(
  { db }: Context,
  site: SiteName,
  text: string,
): Promise<{ items: InstitutionItem[] }> {
  return { items: await institutions.searchOpen(db, site, normalizeNfc(text), PAGE_SIZE) };
}
