import { z } from 'zod';
import { petSpecies, petStages } from '#domain/aquarium/petSpecies.ts';
import { instant, paged } from './envelope.ts';

const monthKey = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** GET /api/community/legends: readers of a month by book points, of the site or of one's own institution. */
export const legendQuery = z.strictObject({
  of: z.enum(['SITE', 'ACADEMY']).default('SITE'),
  /** The current month when left out. */
  month: monthKey.optional(),
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export type LegendQuery = z.infer<typeof legendQuery>;

/** One reader: a nickname of the aquarium or a masked name, and a creature instead of a face. */
export const legendReader = z.object({
  /** Equal points share a place. */
  rankNo: z.int(),
  readerName: z.string(),
  species: z.enum(petSpecies).nullable(),
  stage: z.enum(petStages),
  /** Book points of the month. */
  point: z.int(),
  /** Books verified in the month. */
  verifiedBookCount: z.int(),
  myYn: z.enum(['Y', 'N']),
  /** Of the aquarium, where the viewer may visit it. */
  visitKey: z.string().nullable(),
});
export type LegendReader = z.infer<typeof legendReader>;

export const legendPage = paged(legendReader).extend({
  of: z.enum(['SITE', 'ACADEMY']),
  month: monthKey,
  /** Months that can be asked for, the current one first. */
  months: z.array(monthKey),
  /** Of the viewer; null: belongs to none, there is no list of it. */
  academyName: z.string().nullable(),
  me: z.object({
    /** Null: no points, not listed, or beyond the places that are counted. */
    rankNo: z.int().nullable(),
    point: z.int(),
    verifiedBookCount: z.int(),
    /** Points of the next reader above; null at the top. */
    nextPoint: z.int().nullable(),
    listedYn: z.enum(['Y', 'N']),
  }),
  currentDate: instant,
});
export type LegendPage = z.infer<typeof legendPage>;

/** GET and PUT /api/community/legends/listing/me: whether others see me in the hall of fame. */
export const legendListing = z.object({ listed: z.boolean() });
export const legendListingBody = z.strictObject({ listed: z.boolean() });
export type LegendListing = z.infer<typeof legendListing>;
