import { z } from 'zod';
import { inquiryTypes } from '#domain/inquiry/inquiryTypes.ts';
import { siteNames } from './site.ts';
import { soundText } from './storedText.ts';

const text = (longest: number) => soundText().min(1).max(longest);
const point = z.strictObject({ title: text(40), text: text(200) });

/** What visitors read on one page before they join. GET /api/site/intro/{page} */
export const introPage = z.strictObject({
  page: text(20),
  path: z.string().regex(/^\/[a-z/]*$/),
  title: text(40),
  description: text(160),
  sections: z.array(
    z.strictObject({ id: text(30), headline: text(60), text: text(300), points: z.array(point).max(8) }),
  ),
  /** Questions with their answers; published to search engines as well. */
  questions: z.array(z.strictObject({ question: text(60), answer: text(300) })).optional(),
  action: z.strictObject({ label: text(20), href: z.string().startsWith('/') }).optional(),
});
export type IntroPage = z.infer<typeof introPage>;

/** Words of the inquiry form. GET /api/site/intro/inquiry brings them along. */
export const inquiryTexts = z.strictObject({
  types: z.array(z.strictObject({ code: z.enum(inquiryTypes), hint: text(60) })).length(inquiryTypes.length),
  placeholders: z.strictObject({
    name: text(60),
    phone: text(60),
    email: text(60),
    region: text(60),
    content: text(60),
  }),
  /** What is collected, what for, how long, and what refusing means. */
  consent: z.array(z.strictObject({ title: text(20), text: text(120) })).min(4),
});
export type InquiryTexts = z.infer<typeof inquiryTexts>;

/** Answer of GET /api/site/intro/{page}; the server also writes it into the HTML of that page. */
export const introAnswer = introPage.extend({ inquiry: inquiryTexts.optional() });
export type IntroAnswer = z.infer<typeof introAnswer>;

/** A file of `content/site/intro`: what visitors of a site read before they join. */
export const introTexts = z.strictObject({
  site: z.enum(siteNames),
  pages: z.array(introPage),
  inquiry: inquiryTexts.optional(),
});
export type IntroTexts = z.infer<typeof introTexts>;
