import { z } from 'zod';
import { siteName } from '#contract/site.ts';

const pagePicture = z.object({
  width: z.number(),
  height: z.number(),
  /** As in `<img sizes>`. */
  sizes: z.string(),
  src: z.string(),
  /** The best format first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  /** The script that fetches all others once the picture stands. */
  starter: z.string(),
});

/** What the build recorded for a page: scripts and styles it needs at once, and the picture at its head. */
export const pageFiles = z.object({ files: z.array(z.string()), picture: pagePicture.nullable() });
export type PageFiles = z.infer<typeof pageFiles>;
export type PagePicture = z.infer<typeof pagePicture>;

/** The same for a page behind the login. */
export const studentPage = z.object({
  /** Of its address, as in `/book/view/:bookNo`. */
  pattern: z.string(),
  sites: z.array(siteName),
  files: z.array(z.string()),
  /** Method and address of the calls that it makes first; parameters are those of the pattern. */
  calls: z.array(z.string()),
});
export type StudentPage = z.infer<typeof studentPage>;

/** What the build recorded (page-files.json). */
export const buildFiles = z.object({
  /** Pages for visitors, by their name. */
  visitors: z.record(z.string(), pageFiles),
  students: z.array(studentPage),
  /** The script that asks for what a page behind the login needs. */
  ahead: z.string(),
});
export type BuildFiles = z.infer<typeof buildFiles>;

/**
 * Of a link to a style sheet that is fetched at once and holds up nothing: the script takes it on
 * (`src/app/whenStylesAreHere.ts`).
 */
export const STYLE_WITH_SCRIPT = 'rel="stylesheet" media="not all" fetchpriority="high" data-with-script';
