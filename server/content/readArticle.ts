import { z } from 'zod';
import { articlePictures } from '#contract/article.ts';
import { checkMarkdown } from '#domain/text/checkMarkdown.ts';
import type { ArticleRow } from '../repositories/introArticles.ts';
import { readFrontMatter } from './readFrontMatter.ts';

const head = z.strictObject({
  no: z.coerce.number<number>().int().min(1).max(1_000_000),
  title: z.string().min(5).max(60),
  date: z.iso.date(),
  summary: z.string().min(10).max(120),
  picture: z.enum(articlePictures),
});

/** In Asia/Seoul; the day alone counts. */
const MORNING = 'T09:00:00+09:00';
const SHORTEST = 300;

export type ArticleSource = ArticleRow & {
  /** Markdown. */
  content: string;
};
export type ReadArticle = { ok: true; article: ArticleSource } | { ok: false; reason: string };

/** Reads an article of content/site/articles, or one that an operator brings. */
export function readArticle(text: string): ReadArticle {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  const { no, title, date, summary, picture } = read.head;
  const reason = checkMarkdown(read.content);
  if (reason !== null) return { ok: false, reason };
  if (read.content.length < SHORTEST) return { ok: false, reason: `글은 ${SHORTEST}자 이상이어야 해요` };
  const publishedAt = Date.parse(date + MORNING);
  return { ok: true, article: { articleNo: no, title, summary, picture, publishedAt, content: read.content } };
}
