import { z } from 'zod';
import { feastIds } from '#domain/feast/feastsOfYear.ts';
import { pictureName } from './bookGuest.ts';
import { seoulDayKey } from './envelope.ts';
import { koreanText } from './koreanText.ts';

const keepsake = z.object({ name: z.string(), icon: z.string(), line: z.string() });
const feast = z.enum(feastIds);

/** content/aquarium/feasts.json: the twelve feasts, in the order of `feastIds`. */
export const feastEntry = z.strictObject({
  feast,
  name: koreanText(2, 8),
  /** Its day in words: it comes back every year. */
  when: koreanText(4, 16),
  visitor: z.strictObject({
    name: koreanText(2, 12),
    icon: pictureName,
    /** The picture has no face: eyes and a mouth are drawn on it. */
    thing: z.boolean().default(false),
    /** A drawing under `assets/bundles/feast`. */
    costume: pictureName,
  }),
  /** Its lines on the custom, the first time. */
  lines: z.array(koreanText(8, 60)).length(3),
  /** Its line in a later year, in turns. */
  again: z.array(koreanText(8, 60)).length(2),
  keepsake: z.strictObject({
    name: koreanText(1, 14),
    icon: pictureName,
    hue: z.int().min(-180).max(180),
    line: koreanText(5, 50),
  }),
});
export const feastFile = z.strictObject({ feasts: z.array(feastEntry).length(feastIds.length) });

/** The visitor of a feast that is in the sea. */
export const seaFeast = z.object({
  feast,
  feastName: z.string(),
  /** Its own name, and its picture under `/art/story`, as are all icons here. */
  name: z.string(),
  icon: z.string(),
  /** The book it came along with, where the week of the feast had passed. */
  bookName: z.string().nullable(),
  /** Its lines of today, in order; empty where it was met already. */
  lines: z.array(z.string()),
  /** What it leaves with the first of these meetings. */
  keepsake: keepsake.nullable(),
});
export type SeaFeast = z.infer<typeof seaFeast>;

/** PUT /api/aquarium/feasts/{feast}/me: meets the visitor to its last line; again it changes nothing. */
export const feastParams = z.strictObject({ feast });

/** GET /api/aquarium/feasts/me: the page of keepsakes, every feast in the order of the year. */
export const feastAlbum = z.object({
  feasts: z.array(
    z.object({
      feast,
      name: z.string(),
      when: z.string(),
      /** Null: its place is empty. */
      keepsake: z
        .object({ ...keepsake.shape, day: seoulDayKey, visitor: z.string(), visitorIcon: z.string() })
        .nullable(),
    }),
  ),
});
export type FeastAlbum = z.infer<typeof feastAlbum>;
