import { z } from 'zod';
import { characterNames } from '#domain/book-picture/characterNames.ts';
import { sceneNames } from '#domain/book-picture/sceneNames.ts';
import { thingNames } from '#domain/book-picture/thingNames.ts';
import { koreanText } from './koreanText.ts';
import { picturePlate } from './picturePlate.ts';

const share = z.number().min(0).max(1);
const point = z.strictObject({ x: share, y: share });
const name = koreanText(1, 12);
const thing = { motif: z.enum(thingNames.motif).optional(), icon: z.enum(thingNames.icon).optional() };
const facing = z.enum(['left', 'right']).optional();

const castMember = z.strictObject({
  animal: z.enum(characterNames.animal).optional(),
  age: z.enum(characterNames.age).optional(),
  skin: z.enum(characterNames.skin).optional(),
  outfit: z.enum(characterNames.outfit).optional(),
  top: z.enum(characterNames.dye).optional(),
  bottom: z.enum(characterNames.dye).optional(),
  skirt: z.boolean().optional(),
  hair: z.enum(characterNames.hair).optional(),
  hat: z.enum(characterNames.hat).optional(),
  beard: z.enum(characterNames.beard).optional(),
  scale: z.number().min(0.3).max(2).optional(),
});

const figure = z.strictObject({
  id: name.optional(),
  cast: name.optional(),
  ...thing,
  x: z.number().min(-0.1).max(1.1),
  plane: z.enum(sceneNames.plane).optional(),
  step: z.number().min(-1).max(1).optional(),
  scale: z.number().min(0.2).max(3).optional(),
  lift: z.number().min(0).max(3).optional(),
  on: name.optional(),
  dx: z.number().min(-400).max(400).optional(),
  tilt: z.number().min(-90).max(90).optional(),
  facing,
  look: name.optional(),
  pose: z.enum(characterNames.pose).optional(),
  mood: z.enum(characterNames.mood).optional(),
  holds: z.enum([...thingNames.motif, ...thingNames.icon]).optional(),
  hat: z.enum(characterNames.hat).optional(),
});

const scene = z.strictObject({
  setting: z.enum(sceneNames.setting),
  light: z.enum(sceneNames.light),
  weather: z.enum(sceneNames.weather).optional(),
  season: z.enum(sceneNames.season).optional(),
  shot: z.enum(sceneNames.shot).optional(),
  heaven: share.optional(),
  frame: z.enum(sceneNames.frame).optional(),
  figures: z.array(figure).min(1).max(14),
  effects: z
    .array(
      z.strictObject({
        kind: z.enum(sceneNames.effect),
        at: z.union([name, point]),
        scale: z.number().min(0.2).max(3).optional(),
      }),
    )
    .max(6)
    .optional(),
  spot: name.optional(),
});

/** `pictures.json`: pictures of pages as data. `npm run build:pictures` draws them. */
export const bookPictures = z.strictObject({
  cast: z.record(name, castMember),
  pictures: z
    .array(
      z.strictObject({
        pageNo: z.int().min(1).max(200),
        alt: koreanText(20, 120),
        scene: scene.optional(),
        plate: picturePlate.optional(),
      }),
    )
    .min(1)
    .max(40),
});
