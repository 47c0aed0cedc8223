import { z } from 'zod';
import { faqCategories } from '#domain/help/faqCategories.ts';
import { instant, paged, pageQuery } from './envelope.ts';

const searchText = z.string().trim().max(50).default('');

/** GET /api/faqs?query=&category=&page=: answers of a site, pinned ones first. */
export const faqQuery = pageQuery.extend({ query: searchText, category: z.enum(faqCategories).optional() });
export type FaqQuery = z.infer<typeof faqQuery>;

export const faqSummary = z.object({
  faqNo: z.int(),
  category: z.enum(faqCategories),
  title: z.string(),
  pinnedYn: z.enum(['Y', 'N']),
  viewCount: z.int(),
});
export type FaqSummary = z.infer<typeof faqSummary>;
export const faqList = paged(faqSummary);
export type FaqList = z.infer<typeof faqList>;

const neighbour = z.object({ faqNo: z.int(), title: z.string() }).nullable();
/** GET /api/faqs/{faqNo} */
export const faq = faqSummary.extend({
  /** Markdown. */
  content: z.string(),
  previous: neighbour,
  next: neighbour,
});
export type Faq = z.infer<typeof faq>;

/** GET /api/site/popups: what the main page shows over itself today. */
export const sitePopup = z.object({
  popupNo: z.int(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  link: z.object({ href: z.string(), label: z.string() }).nullable(),
});
export type SitePopup = z.infer<typeof sitePopup>;
export const sitePopups = z.object({ items: z.array(sitePopup) });

/** GET /api/cs/messages/me: what the customer service wrote to this student, the latest first. */
export const csMessage = z.object({
  messageNo: z.int(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  writtenAt: instant,
  seenYn: z.enum(['Y', 'N']),
});
export type CsMessage = z.infer<typeof csMessage>;
export const csMessages = z.object({ items: z.array(csMessage) });
/** PUT /api/cs/messages/{messageNo}/seen/me */
export const csMessageParams = z.strictObject({
  messageNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
