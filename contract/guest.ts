import { z } from 'zod';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { guestTreats } from '#domain/book-pack/guestTreats.ts';
import { pictureName } from './bookGuest.ts';
import { paged, seoulDayKey } from './envelope.ts';
import { seaFeast } from './feast.ts';
import { koreanText } from './koreanText.ts';

const memento = z.object({ name: z.string(), icon: z.string(), line: z.string() });

/** The scene that a guest is ready to play. */
export const guestScene = z.discriminatedUnion('scene', [
  z.object({ scene: z.literal(1), greeting: z.string(), petReply: z.string() }),
  z.object({ scene: z.literal(2), question: z.string(), answers: z.array(z.string()) }),
  z.object({ scene: z.literal(3), farewell: z.string(), memento }),
]);
export type GuestScene = z.infer<typeof guestScene>;

const whoComes = {
  bookNo: z.int(),
  bookName: z.string(),
  name: z.string(),
  /** Name of its picture under `/art/story`, as are all icons here. */
  icon: z.string(),
};

export const seaGuest = z.object({
  ...whoComes,
  /** Null: nothing new today. */
  next: guestScene.nullable(),
  /** Its favourite food was given today. */
  treated: z.boolean(),
  /** Leads back into the book. */
  treatClue: z.string(),
  /** Its favourite food, once it was found out. */
  treat: z.enum(guestTreats).nullable(),
});
export type SeaGuest = z.infer<typeof seaGuest>;

/** content/aquarium/finds.json: twelve series of ten, in the order in which they are found. */
export const findKindEntry = z.strictObject({
  name: koreanText(1, 14),
  icon: pictureName,
  /** Degrees by which its colours are turned. */
  hue: z.int().min(-180).max(180),
  sentence: koreanText(5, 50),
});
const { hue: _, ...shownFind } = findKindEntry.shape;
export const findFile = z.strictObject({
  series: z.array(z.strictObject({ name: koreanText(2, 14), finds: z.array(findKindEntry).length(10) })).length(12),
});

export const seaFind = z.object({
  ordinal: z.int(),
  series: z.string(),
  ...shownFind,
  /** It was found before: a memory of it. */
  again: z.boolean(),
});
export type SeaFind = z.infer<typeof seaFind>;

/**
 * PUT /api/aquarium/company/me: lets come who is due, and answers who is in the sea today, at most three, and what lies
 * on the sand. The same day it answers the same.
 */
export const company = z.object({
  day: seoulDayKey,
  guests: z.array(seaGuest),
  /** The visitor of a feast: one of the three. */
  feast: seaFeast.nullable(),
  finds: z.array(seaFind),
});
export type Company = z.infer<typeof company>;

/** PUT /api/aquarium/guests/{bookNo}/scene/me: plays the scene; again it changes nothing. `answer` for scene 2. */
export const sceneBody = z.strictObject({
  scene: z.int().min(1).max(3),
  answer: z.int().min(0).max(2).optional(),
});
/** PUT /api/aquarium/finds/{ordinal}/me: takes what lies there; again it changes nothing. */
export const findParams = z.strictObject({ ordinal: z.coerce.number<number>().int().min(1).max(1_000_000) });

/** One page of the album. */
export const albumGuest = z.object({
  ...whoComes,
  category: z.enum(bookCategories),
  arrivedDay: seoulDayKey,
  /** What was asked and answered. */
  talk: z.object({ question: z.string(), answer: z.string() }).nullable(),
  memento: z.object({ ...memento.shape, day: seoulDayKey }).nullable(),
  /** Name of its favourite food, once it was found out. */
  treat: z.string().nullable(),
  treatClue: z.string(),
  /** A sentence of the student about the book. */
  sentence: z.string().nullable(),
});
export type AlbumGuest = z.infer<typeof albumGuest>;

/** GET /api/aquarium/album/me?page= */
export const guestAlbum = paged(albumGuest).extend({
  /** Who might come next: some books near the reader's level. How many there are in all is not shown. */
  shadows: z.array(
    z.object({
      category: z.enum(bookCategories),
      books: z.array(z.object({ bookNo: z.int(), bookName: z.string(), icon: z.string() })),
    }),
  ),
});
export type GuestAlbum = z.infer<typeof guestAlbum>;

/** GET /api/aquarium/finds/me: every series; what was not found yet is null. */
export const findAlbum = z.object({
  series: z.array(
    z.object({
      name: z.string(),
      finds: z.array(z.object({ ...shownFind, day: seoulDayKey }).nullable()),
    }),
  ),
});
export type FindAlbum = z.infer<typeof findAlbum>;
