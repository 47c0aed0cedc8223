import { z } from 'zod';
import { instant, paged } from './envelope.ts';

/** Drawings that may stand beside an article; the shell has one picture of each name. */
export const articlePictures = ['choose', 'talk', 'reward', 'compass', 'aloud', 'words'] as const;
export type ArticlePicture = (typeof articlePictures)[number];

export const articleSummary = z.object({
  articleNo: z.int(),
  title: z.string(),
  summary: z.string(),
  picture: z.enum(articlePictures),
  publishedAt: instant,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const neighbour = z.object({ articleNo: z.int(), title: z.string() }).nullable();

/** GET /api/site/articles?page= and GET /api/site/articles/{articleNo} */
export const articleList = paged(articleSummary);
export type ArticleList = z.infer<typeof articleList>;
export const article = articleSummary.extend({
  /** Markdown without HTML. */
  content: z.string(),
  previous: neighbour,
  next: neighbour,
});
export type Article = z.infer<typeof article>;
