import { join } from 'node:path';
import type { ArticleKind } from '../repositories/articleStore.ts';
import { readFaq } from './readFaq.ts';
import { readNotice } from './readNotice.ts';
import { readPopup } from './readPopup.ts';
import type { ArticleReader } from './syncMarkdown.ts';

/** What is told on the sites besides books: where its files lie in the content folder, and how one is read. */
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
