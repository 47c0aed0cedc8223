import type { SiteName } from '#contract/site.ts';
import type { Context } from '#server/core/Context.ts';
import { faqs } from './repositories/faqs.ts';

/** Every question of a site with its answer as Markdown, for readers without scripts; counts no views. */
export async function listFaqTexts({ db }: Pick<Context, 'db'>, site: SiteName) {
  return faqs.texts(db, site);
}
