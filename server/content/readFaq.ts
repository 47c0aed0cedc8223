import { z } from 'zod';
import { faqCategories } from '#domain/help/faqCategories.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { siteList } from './siteList.ts';

const head = z.strictObject({
  /** Left out by operators for a new one; 0 then. */
  faqNo: z.coerce.number<number>().int().min(0).default(0),
  category: z.enum(faqCategories),
  title: z.string().min(5).max(60),
  sites: siteList,
  pinned: z.enum(['true', 'false']).default('false'),
});

export type FaqSource = Omit<z.infer<typeof head>, 'pinned'> & {
  pinned: boolean;
  /** Markdown. */
  content: string;
};

export type ReadFaq = { ok: true; faq: FaqSource } | { ok: false; reason: string };

/** Reads an answer of content/site/faq. */
export function readFaq(text: string): ReadFaq {
  const read = readFrontMatter(text, head);
  if (!read.ok) return read;
  return { ok: true, faq: { ...read.head, pinned: read.head.pinned === 'true', content: read.content } };
}
