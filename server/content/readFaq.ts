import { z } from 'zod';
import { type SiteName, siteNames } from '../../contract/site.ts';
import { readFrontMatter } from './readFrontMatter.ts';

export const faqCategories = [
  '회원·로그인',
  '책·읽기',
  '미션·포인트',
  '수족관',
  '진단·대회',
  '부모님',
  '이용권·결제',
  '기술 문제',
] as const;

const head = z.strictObject({
  faqNo: z.coerce.number().int().min(1),
  category: z.enum(faqCategories),
  title: z.string().min(5).max(60),
  /** `all`, or some: `[home]`. */
  sites: z.string().transform((text, context): readonly SiteName[] => {
    if (text === 'all') return siteNames;
    const named = text.replace(/^\[|\]$/g, '').split(/\s*,\s*/);
    const known = siteNames.filter((site) => named.includes(site));
    if (known.length !== named.length)
      context.addIssue({ code: 'custom', message: 'all이거나 [home]처럼 적어 주세요' });
    return known;
  }),
});

export type FaqSource = z.infer<typeof head> & {
  /** Markdown. */
  content: string;
};

export type ReadFaq = { ok: true; faq: FaqSource } | { ok: false; reason: string };

/** Reads an answer of content/site/faq. */
export function readFaq(text: string): ReadFaq {
  const read = readFrontMatter(text, head);
  return read.ok ? { ok: true, faq: { ...read.head, content: read.content } } : read;
}
