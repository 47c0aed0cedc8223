import { expect, it } from 'vitest';
import { mapOnPaper } from './mapOnPaper.ts';

const card = (id: string, x: number, y: number) => ({ id, x, y, kind: 'OWN' as const, text: id });
const SIZE = { width: 200, height: 60 };

it('puts every card on the page, also those left of and above the beginning of the map', () => {
  const cards = [card('a', -500, -300), card('b', 1400, 900)];
  const style = mapOnPaper(cards, new Map(cards.map(({ id }) => [id, SIZE]))) as Record<string, string>;
  const [, x, y, scale] =
    /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(style['--paper-place'] ?? '')?.map(Number) ?? [];
  if (x === undefined || y === undefined || scale === undefined) throw new Error('no place');
  for (const one of cards) {
    expect(one.x * scale + x).toBeGreaterThanOrEqual(0);
    expect((one.x + SIZE.width) * scale + x).toBeLessThanOrEqual(680);
    expect(one.y * scale + y).toBeGreaterThanOrEqual(0);
    expect((one.y + SIZE.height) * scale + y).toBeLessThanOrEqual(Number.parseInt(style['--paper-height'] ?? '', 10));
  }
});

it('does not blow a small map up', () => {
  const style = mapOnPaper([card('a', 10, 10)], new Map()) as Record<string, string>;
  expect(style['--paper-place']).toContain('scale(1.0000)');
});

it('says nothing of a map without cards', () => {
  expect(mapOnPaper([], new Map())).toEqual({});
});
