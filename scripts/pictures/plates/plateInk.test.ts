import { describe, expect, it } from 'vitest';
import { dyeNames } from '../../../domain/book-picture/characterNames.ts';
import { mapNames, plateGrounds } from '../../../domain/book-picture/PicturePlate.ts';
import { dyes, mix } from '../colours.ts';
import { HALO_INK } from '../drawLabel.ts';
import { STAGE } from '../frame.ts';
import { contrast, inkOn, LEAST, worstContrast } from '../legible.ts';
import { labelColour } from './labelColour.ts';
import { groundsAt, plateInk } from './plateInk.ts';

const HEIGHTS = [STAGE.top, (STAGE.top + STAGE.bottom) / 2, STAGE.bottom];
const surfaces = plateGrounds.flatMap((ground) => [undefined, ...mapNames].map((map) => ({ ground, map })));

it('knows the contrast of black and white, and of a colour with itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#5f9be8', '#5f9be8')).toBe(1);
});

describe('letters of a plate', () => {
  it('can be read on every ground and map, in every colour, wherever a phone shows them', () => {
    const faint: string[] = [];
    for (const surface of surfaces)
      for (const y of HEIGHTS)
        for (const dye of [undefined, ...dyeNames])
          for (const size of ['small', 'large'] as const) {
            const found = worstContrast(plateInk(surface, y, { dye, size }), groundsAt(surface, y));
            if (found < LEAST[size]) faint.push(`${surface.ground} ${surface.map} ${dye} ${size}: ${found.toFixed(2)}`);
          }
    expect([...new Set(faint)]).toEqual([]);
  });

  it('keep their colour where it can be read', () => {
    expect(plateInk({ ground: 'paper', map: undefined }, STAGE.top, { dye: 'red' })).toBe(dyes.red[1]);
    expect(plateInk({ ground: 'night', map: undefined }, STAGE.top, { dye: 'orange' })).not.toBe(dyes.navy[1]);
  });

  it('can be read in boxes and circles, and on the paper of a halo', () => {
    for (const [light, dark] of Object.values(dyes)) {
      for (const under of [[mix(light, dark, 0.5)], [mix(light, dark, 0.5), light]])
        expect(worstContrast(inkOn(under), under)).toBeGreaterThanOrEqual(LEAST.large);
    }
    expect(contrast(HALO_INK, '#fffdf6')).toBeGreaterThanOrEqual(LEAST.small);
  });
});

describe('a label', () => {
  const label = { kind: 'label', text: '말', x: 0.5, y: 0.5, size: 'small', dye: 'cream' } as const;
  const paper = { ground: 'paper', map: undefined } as const;
  const box = { kind: 'box', x: 0.5, y: 0.5, width: 0.3, height: 0.3, dye: 'navy' } as const;

  it('goes by the shape that it lies on, and by the ground beside it', () => {
    expect(contrast(labelColour(label, [box], paper), dyes.navy[0])).toBeGreaterThanOrEqual(LEAST.small);
    expect(contrast(labelColour(label, [{ ...box, x: 0.1 }], paper), '#fdf6e4')).toBeGreaterThanOrEqual(LEAST.small);
  });

  it('keeps its dye over a thing, whose colours are its own', () => {
    const thing = { kind: 'thing', motif: 'seaDepths', x: 0.5, y: 0.94, height: 0.74 } as const;
    expect(labelColour(label, [thing], paper)).toBe(dyes.cream[1]);
  });
});
