import { z } from 'zod';
import { characterNames } from '#domain/book-picture/characterNames.ts';
import { labelSizes, mapNames, plateGrounds } from '#domain/book-picture/PicturePlate.ts';
import { markNames, sideNames } from '#domain/book-picture/PlateMark.ts';
import { thingNames } from '#domain/book-picture/thingNames.ts';
import { koreanText } from './koreanText.ts';

const share = z.number().min(0).max(1);
const point = z.strictObject({ x: share, y: share });
const mapPoint = z.strictObject({ lon: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });
const anyPoint = z.union([point, mapPoint]);
const name = koreanText(1, 12);
const thing = { motif: z.enum(thingNames.motif).optional(), icon: z.enum(thingNames.icon).optional() };
const facing = z.enum(['left', 'right']).optional();

const dye = z.enum(characterNames.dye);
const label = koreanText(1, 14);
const side = z.enum(sideNames).optional();
const yes = z.boolean().optional();
const marks = [
  z.strictObject({ kind: z.literal('place'), at: anyPoint, text: label.optional(), dye: dye.optional(), side }),
  z.strictObject({
    kind: z.literal('route'),
    through: z.array(anyPoint).min(2).max(24),
    dye: dye.optional(),
    arrow: yes,
    dashed: yes,
    straight: yes,
    thin: yes,
  }),
  z.strictObject({
    kind: z.literal('area'),
    through: z.array(anyPoint).min(3).max(24),
    dye,
    text: label.optional(),
    straight: yes,
    strength: z.number().min(0.1).max(1).optional(),
  }),
  z.strictObject({
    kind: z.literal('ring'),
    width: share,
    height: share,
    dye: dye.optional(),
    dashed: yes,
    ...point.shape,
  }),
  z.strictObject({
    kind: z.literal('axis'),
    from: point,
    to: point,
    ticks: z
      .array(z.strictObject({ at: share, text: label.optional(), side, dye: dye.optional() }))
      .min(1)
      .max(16),
    arrow: yes,
    dye: dye.optional(),
  }),
  z.strictObject({
    kind: z.literal('bracket'),
    from: point,
    to: point,
    text: label.optional(),
    dye: dye.optional(),
  }),
  z.strictObject({
    kind: z.literal('legend'),
    rows: z
      .array(z.strictObject({ mark: z.enum(markNames), dye, text: label }))
      .min(1)
      .max(5),
    ...point.shape,
  }),
] as const;
const part = z.discriminatedUnion('kind', [
  ...marks,
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
    pose: z.enum(characterNames.pose).optional(),
    mood: z.enum(characterNames.mood).optional(),
    facing,
    height: share,
    ...point.shape,
  }),
]);

/** A map, a diagram or a row of years. */
export const picturePlate = z.strictObject({
  ground: z.enum(plateGrounds),
  title: label.optional(),
  map: z.enum(mapNames).optional(),
  parts: z.array(part).min(1).max(40),
});
