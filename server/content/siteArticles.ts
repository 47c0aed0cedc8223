import { join } from 'node:path';
import { z } from 'zod';
import { faqCategories } from '#domain/help/faqCategories.ts';
import type { ArticleKind } from '../repositories/articleStore.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { readNotice } from './readNotice.ts';
import { readPopup } from './readPopup.ts';
import { siteList } from './siteList.ts';
import type { ArticleReader } from './syncMarkdown.ts';

const head = z.strictObject({
  /** Left out by operators for a new one; 0 then. */
  faqNo: z.coerce.number<number>().int().min(0).default(0),
  category: z.enum(faqCategories),
  title: z.string().min(5).max(60),
  sites: siteList,
  pinned: z.enum(['true', 'false']).default('false'),
});

/** What the sites publish besides books: where its files lie in the content folder, and how one is read. */
export const siteArticles: Readonly<Record<ArticleKind, { folder: string; read: ArticleReader }>> = {
  NOTICE: {
    folder: join('site', 'notices'),
    read: (text) => {
      const read = readNotice(text);
      if (!read.ok) return read;
      const { articleNo, title, category, publishedAt, pinned, sites, content } = read.notice;
      const values = { title, category, content, pinned, publishedAt, sites: sites.join() };
      return { ok: true, article: { number: articleNo, values } };
    },
  },
  FAQ: {
    folder: join('site', 'faq'),
    read: (text) => {
      const read = readFaq(text);
      if (!read.ok) return read;
      const { faqNo, title, category, pinned, sites, content } = read.faq;
      const values = { title, category, content, pinned, sites: sites.join() };
      return { ok: true, article: { number: faqNo, values } };
    },
  },
  POPUP: {
    folder: join('site', 'popups'),
    read: (text) => {
      const read = readPopup(text);
      if (!read.ok) return read;
      const { popupNo, title, content, sites, link, from, until } = read.popup;
      const linked = { linkHref: link?.href ?? null, linkLabel: link?.label ?? null };
      const values = { title, content, sites: sites.join(), ...linked, showsFrom: from, showsUntil: until };
      return { ok: true, article: { number: popupNo, values } };
    },
  },
};

type FaqSource = Omit<z.infer<typeof head>, 'pinned'> & {
  pinned: boolean;
  /** Markdown. */
  content: string;
};

type ReadFaq = { ok: true; faq: FaqSource } | { ok: false; reason: string };

/** Reads an answer of content/site/faq. */
function readFaq(text: string): ReadFaq {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  return { ok: true, faq: { ...read.head, pinned: read.head.pinned === 'true', content: read.content } };
}
