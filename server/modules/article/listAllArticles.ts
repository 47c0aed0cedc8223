import type { ArticleList } from '#contract/article.ts';
import type { Context } from '#server/core/Context.ts';
import { introArticles } from '#server/repositories/introArticles.ts';
import { toArticleSummary } from './toArticleSummary.ts';

/** As many addresses as one list for search engines may hold, with room for those of the other pages. */
const MOST = 49_900;

/** Every article published so far, the latest first. */
export async function listAllArticles({ db, now }: Pick<Context, 'db' | 'now'>): Promise<ArticleList['items']> {
  return (await introArticles.list(db, now, MOST, 0)).map(toArticleSummary);
}
