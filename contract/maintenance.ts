import { z } from 'zod';
import { siteName } from './site.ts';
import { storedText } from './storedText.ts';

/** What operators announce while the product is being worked on. */
export const maintenance = z.object({
  sites: z.array(siteName).min(1),
  /** One or two sentences for whoever comes by. */
  words: storedText().max(200),
  /** When it is expected to be over, milliseconds UTC; null: not known. */
  until: z.int().nullable(),
});
export type Maintenance = z.infer<typeof maintenance>;
