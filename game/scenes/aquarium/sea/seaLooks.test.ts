import { Color, type Container, Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { Colours } from '#domain/aquarium/Look.ts';
import { LightRays } from './LightRays.ts';
import { Plants } from './Plants.ts';
import { seaLooks, tinted } from './seaLooks.ts';
import { seaPlaceFixture } from './seaPlaceFixture.ts';

const brightness = (colour: number) =>
  new Color(colour)
    .toArray()
    .slice(0, 3)
    .reduce((sum, part) => sum + part, 0);
const tintsOf = (layer: Container) => layer.children.map((child) => (child instanceof Sprite ? child.tint : null));

describe('the light of the sea', () => {
  it('draws the day as it is painted', () => {
    const { water: _, drift, themedWater, rays, specks, ...tints } = seaLooks.day;
    expect(drift).toBeNull();
    const all = [...Object.values(tints), ...themedWater, rays.tint, specks.tint];
    expect(new Set(all)).toEqual(new Set([0xffffff]));
    expect(tinted('#6fb7bb', seaLooks.day.ground)).toBe(0x6fb7bb);
  });

  it('is darker in the evening, from the surface to the depth', () => {
    const { day, evening } = seaLooks;
    const deepest = (look: typeof day) => brightness(look.water.at(-1)?.color ?? 0);
    expect(deepest(evening)).toBeLessThan(deepest(day));
    expect(brightness(evening.water[0]?.color ?? 0)).toBeLessThan(brightness(day.water[0]?.color ?? 0));
    for (const part of ['far', 'ground', 'near', 'plants', 'fish', 'bubbles'] as const) {
      expect(brightness(evening[part])).toBeLessThan(brightness(day[part]));
    }
  });

  it('falls on what grows and shines', () => {
    const evening = seaPlaceFixture({ look: seaLooks.evening });
    expect(new Set(tintsOf(new Plants(evening)))).toEqual(new Set([seaLooks.evening.near]));
    expect(new Set(tintsOf(new LightRays(evening)))).toEqual(new Set([seaLooks.evening.rays.tint]));
    const [bright, dim] = [seaPlaceFixture(), evening].map((place) => new LightRays(place).children[0]?.alpha ?? 0);
    expect(dim).toBeLessThan(bright ?? 0);
  });

  it('lets a theme of the tank be seen through it', () => {
    const light = { pattern: 'rays' as const, colours: ['#ff8800', '#ff8800', '#ff8800'] as Colours };
    const themed = new LightRays(seaPlaceFixture({ look: seaLooks.evening, tank: { light } }));
    expect(tintsOf(themed)[0]).toBe(tinted('#ff8800', seaLooks.evening.rays.tint));
  });
});
