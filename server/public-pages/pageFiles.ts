import { z } from 'zod';

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

/**
 * Of a link to a style sheet that is fetched at once and holds up nothing: the script takes it on
 * (`src/app/whenStylesAreHere.ts`).
 */
export const STYLE_WITH_SCRIPT = 'rel="stylesheet" media="not all" fetchpriority="high" data-with-script';
