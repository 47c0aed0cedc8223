import type { ArticleList } from '#contract/article.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { Context } from '#server/core/Context.ts';
import { introArticles } from '#server/repositories/introArticles.ts';
import { toArticleSummary } from './toArticleSummary.ts';

/** A page of the articles published so far, the latest first. */
export async function listArticles({ db, now }: Pick<Context, 'db' | 'now'>, page: number): Promise<ArticleList> {
  const rows = await introArticles.list(db, now, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return {
    items: rows.map(toArticleSummary),
    page,
    pageSize: PAGE_SIZE,
    totalCount: await introArticles.count(db, now),
  };
}
