import type { Article } from '#contract/article.ts';
import type { Context } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { introArticles } from '#server/repositories/introArticles.ts';
import { toArticleSummary } from './toArticleSummary.ts';

/** An article with its neighbours in time. @throws AppError NOT_FOUND */
export async function viewArticle({ db, now }: Pick<Context, 'db' | 'now'>, articleNo: number): Promise<Article> {
  const row = await introArticles.find(db, articleNo, now);
  if (!row) throw new AppError('NOT_FOUND');
  return {
    ...toArticleSummary(row),
    content: row.content,
    previous: (await introArticles.neighbour(db, row, 'before', now)) ?? null,
    next: (await introArticles.neighbour(db, row, 'after', now)) ?? null,
  };
}
