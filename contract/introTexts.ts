import { z } from 'zod';
import { siteNames } from './site.ts';

const text = (longest: number) => z.string().min(1).max(longest);
const point = z.strictObject({ title: text(40), text: text(200) });

/** A file of `content/site/intro`: what visitors of a site read before they join. */
export const introTexts = z.strictObject({
  site: z.enum(siteNames),
  pages: z.array(
    z.strictObject({
      page: text(20),
      path: z.string().regex(/^\/[a-z/]*$/),
      title: text(40),
      description: text(160),
      sections: z.array(
        z.strictObject({ id: text(30), headline: text(60), text: text(300), points: z.array(point).max(8) }),
      ),
      action: z.strictObject({ label: text(20), href: z.string().startsWith('/') }).optional(),
    }),
  ),
  articles: z
    .array(
      z.strictObject({
        articleNo: z.int().min(1),
        title: text(60),
        summary: text(120),
        publishedAt: z.iso.datetime({ offset: true }),
        /** Markdown. */
        content: z.string().min(300),
      }),
    )
    .optional(),
  inquiry: z
    .strictObject({
      types: z.array(z.strictObject({ code: text(30), name: text(20), hint: text(60) })).min(1),
      fields: z.record(z.string(), text(40)),
      placeholders: z.record(z.string(), text(60)),
      consent: text(300),
      submit: text(20),
      done: z.union([text(200), z.strictObject({ title: text(60), text: text(200) })]),
    })
    .optional(),
});
export type IntroTexts = z.infer<typeof introTexts>;
