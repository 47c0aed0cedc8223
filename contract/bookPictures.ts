import { z } from 'zod';
import * as people from '#domain/book-picture/characterNames.ts';
import { labelSizes, mapNames, plateGrounds } from '#domain/book-picture/PicturePlate.ts';
import * as scenes from '#domain/book-picture/sceneNames.ts';
import { iconNames, motifNames } from '#domain/book-picture/thingNames.ts';
import { koreanText } from './koreanText.ts';

const share = z.number().min(0).max(1);
const point = z.strictObject({ x: share, y: share });
const name = koreanText(1, 12);
const thing = { motif: z.enum(motifNames).optional(), icon: z.enum(iconNames).optional() };
const facing = z.enum(['left', 'right']).optional();

const castMember = z.strictObject({
  animal: z.enum(people.animalNames).optional(),
  age: z.enum(people.ageNames).optional(),
  skin: z.enum(people.skinNames).optional(),
  outfit: z.enum(people.outfitNames).optional(),
  top: z.enum(people.dyeNames).optional(),
  bottom: z.enum(people.dyeNames).optional(),
  skirt: z.boolean().optional(),
  hair: z.enum(people.hairNames).optional(),
  hat: z.enum(people.hatNames).optional(),
  beard: z.enum(people.beardNames).optional(),
  scale: z.number().min(0.3).max(2).optional(),
});

const figure = z.strictObject({
  id: name.optional(),
  cast: name.optional(),
  ...thing,
  x: z.number().min(-0.1).max(1.1),
  plane: z.enum(scenes.planeNames).optional(),
  step: z.number().min(-1).max(1).optional(),
  scale: z.number().min(0.2).max(3).optional(),
  lift: z.number().min(0).max(3).optional(),
  on: name.optional(),
  dx: z.number().min(-400).max(400).optional(),
  tilt: z.number().min(-90).max(90).optional(),
  facing,
  look: name.optional(),
  pose: z.enum(people.poseNames).optional(),
  mood: z.enum(people.moodNames).optional(),
  holds: z.enum([...motifNames, ...iconNames]).optional(),
  hat: z.enum(people.hatNames).optional(),
});

const scene = z.strictObject({
  setting: z.enum(scenes.settingNames),
  light: z.enum(scenes.lightNames),
  weather: z.enum(scenes.weatherNames).optional(),
  season: z.enum(scenes.seasonNames).optional(),
  shot: z.enum(scenes.shotNames).optional(),
  heaven: share.optional(),
  frame: z.enum(scenes.frameNames).optional(),
  figures: z.array(figure).min(1).max(14),
  effects: z
    .array(
      z.strictObject({
        kind: z.enum(scenes.effectNames),
        at: z.union([name, point]),
        scale: z.number().min(0.2).max(3).optional(),
      }),
    )
    .max(6)
    .optional(),
  spot: name.optional(),
});

const dye = z.enum(people.dyeNames);
const label = koreanText(1, 14);
const part = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('label'),
    text: label,
    size: z.enum(labelSizes).optional(),
    dye: dye.optional(),
    ...point.shape,
  }),
  z.strictObject({ kind: z.literal('dot'), text: label.optional(), dye: dye.optional(), ...point.shape }),
  z.strictObject({
    kind: z.enum(['circle', 'box']),
    width: share,
    height: share,
    dye,
    text: label.optional(),
    ...point.shape,
  }),
  z.strictObject({
    kind: z.enum(['arrow', 'line']),
    from: point,
    to: point,
    bend: z.number().min(-1).max(1).optional(),
    dye: dye.optional(),
  }),
  z.strictObject({
    kind: z.literal('thing'),
    ...thing,
    cast: name.optional(),
    pose: z.enum(people.poseNames).optional(),
    mood: z.enum(people.moodNames).optional(),
    facing,
    height: share,
    ...point.shape,
  }),
]);

const plate = z.strictObject({
  ground: z.enum(plateGrounds),
  title: label.optional(),
  map: z.enum(mapNames).optional(),
  parts: z.array(part).min(1).max(40),
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
        plate: plate.optional(),
      }),
    )
    .min(1)
    .max(40),
});
