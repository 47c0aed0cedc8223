import { expect, test } from 'vitest';
import { picturePlate } from '../../contract/picturePlate.ts';
import type { PicturePlate, PlatePart } from '../../domain/book-picture/PicturePlate.ts';
import { plateGrounds } from '../../domain/book-picture/PicturePlate.ts';
import { regionNames } from '../../domain/book-picture/regionNames.ts';
import { withoutParts } from '../../domain/text/withoutParts.ts';
import { checkSvg } from '../../server/content/checkSvg.ts';
import { composePlate } from './composePlate.ts';
import { placePoint } from './plates/placePoint.ts';
import { regions } from './plates/regions.ts';
import { smoothPath } from './plates/smoothPath.ts';

const seoul = { lon: 127, lat: 37.6 };

/** Sound, and nothing in it that was not resolved. */
async function expectWhole(plate: PicturePlate): Promise<void> {
  expect(picturePlate.safeParse(plate).success).toBe(true);
  const svg = await composePlate(plate, {}, 60);
  expect(/.{0,60}(?:undefined|NaN|\{#).{0,60}/u.exec(svg)?.[0]).toBeUndefined();
  expect(checkSvg(withoutParts(svg, '<image ', '/>'), '0 50 1200 1350')).toEqual([]);
}

test('every region is drawn', async () => {
  for (const [index, map] of regionNames.entries()) {
    const { lon, lat } = regions[map];
    const at = { lon, lat };
    const ground = plateGrounds[index % plateGrounds.length] ?? 'paper';
    await expectWhole({ ground, map, parts: [{ kind: 'place', at, text: '가운데' }] });
  }
});

test('every mark is drawn', async () => {
  const parts: PlatePart[] = [
    { kind: 'place', at: { x: 0.2, y: 0.2 }, text: '왼쪽', side: 'left' },
    { kind: 'route', through: [seoul, { lon: 126, lat: 39 }, { lon: 129, lat: 35 }], arrow: true, dashed: true },
    {
      kind: 'route',
      through: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      straight: true,
      thin: true,
      dye: 'blue',
    },
    { kind: 'area', through: [seoul, { lon: 128, lat: 38 }, { lon: 128, lat: 36 }], dye: 'jade', text: '땅' },
    { kind: 'ring', x: 0.5, y: 0.5, width: 0.3, height: 0.3, dashed: true },
    {
      kind: 'axis',
      from: { x: 0.1, y: 0.8 },
      to: { x: 0.9, y: 0.8 },
      ticks: [{ at: 0, text: '1900년' }, { at: 1 }],
      arrow: true,
    },
    { kind: 'axis', from: { x: 0.1, y: 0.8 }, to: { x: 0.1, y: 0.2 }, ticks: [{ at: 0.5, text: '10', dye: 'red' }] },
    { kind: 'bracket', from: { x: 0.2, y: 0.6 }, to: { x: 0.6, y: 0.6 }, text: '열 해' },
    { kind: 'bracket', from: { x: 0.6, y: 0.6 }, to: { x: 0.6, y: 0.2 } },
    {
      kind: 'legend',
      x: 0.6,
      y: 0.6,
      rows: [
        { mark: 'dot', dye: 'red', text: '도시' },
        { mark: 'dashes', dye: 'blue', text: '바닷길' },
        { mark: 'area', dye: 'jade', text: '나라' },
      ],
    },
  ];
  await expectWhole({ ground: 'paper', map: 'peninsula', parts });
});

test('what lies east is on the right, what lies north is above, also over the edge of the days', () => {
  const middle = placePoint({ lon: 150, lat: 18 }, 'worldPacific');
  const honolulu = placePoint({ lon: -157.9, lat: 21.3 }, 'worldPacific');
  expect(middle.x).toBe(600);
  expect(honolulu.x).toBeGreaterThan(middle.x);
  expect(honolulu.y).toBeLessThan(middle.y);
});

test('a place on the earth needs the map of a region', () => {
  expect(() => placePoint(seoul, 'korea')).toThrow(/region/u);
});

test('a curve goes through its points', () => {
  const path = smoothPath([
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 0 },
  ]);
  expect(path).toMatch(/^M0 0C.* 10 20C.* 30 0$/u);
});
