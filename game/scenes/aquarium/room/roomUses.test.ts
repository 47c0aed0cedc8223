import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopCatalogue } from '#contract/aquarium.ts';
import { wideAquarium } from '../layout/wideAquarium.ts';
import { newlyPlaced, nextVisit, roomUses } from './roomUses.ts';

const places = wideAquarium(1280, 800).room;

it('knows a use for at least twelve things that the shop sells', () => {
  const sold = ['shop', 'monthly'].flatMap((name) => {
    const file = JSON.parse(readFileSync(`content/aquarium/${name}.json`, 'utf8')) as unknown;
    return shopCatalogue.parse(file).items.flatMap(({ itemId, kind }) => (kind === 'furniture' ? [itemId] : []));
  });
  const used = Object.keys(roomUses);
  expect(used.length).toBeGreaterThanOrEqual(12);
  for (const itemId of used) expect(sold).toContain(itemId);
});

it('goes from one usable thing to the next and round again, and nowhere without one', () => {
  const room = [
    { position: 2, itemId: 'mirror' },
    { position: 5, itemId: 'rock' },
    { position: 7, itemId: 'bed' },
  ];
  const visits = [0, 2, 7].map((last) => nextVisit(room, places, last));
  expect(visits.map((visit) => [visit?.place.position, visit?.action])).toEqual([
    [2, 'wave'],
    [7, 'stroke'],
    [2, 'wave'],
  ]);
  expect(nextVisit([{ position: 5, itemId: 'rock' }], places, 0)).toBeNull();
});

it('notices what came, and nothing when something went', () => {
  const before = [{ position: 1, itemId: 'rock' }];
  expect(newlyPlaced(before, [...before, { position: 4, itemId: 'star' }])).toBe(4);
  expect(newlyPlaced(before, [{ position: 1, itemId: 'star' }])).toBe(1);
  expect(newlyPlaced(before, [])).toBeNull();
});
