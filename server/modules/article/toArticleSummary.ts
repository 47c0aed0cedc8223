import { type ArticleSummary, articlePictures } from '#contract/article.ts';
import type { ArticleRow } from '#server/repositories/introArticles.ts';

export function toArticleSummary(row: ArticleRow): ArticleSummary {
  return {
    articleNo: row.articleNo,
    title: row.title,
    summary: row.summary,
    // A row of another version of the product may name a drawing that this one does not have.
    picture: articlePictures.find((picture) => picture === row.picture) ?? articlePictures[0],
    publishedAt: new Date(row.publishedAt).toISOString(),
  };
}
