import { expect, it } from 'vitest';
import type { Neighbour } from '#contract/neighbour.ts';
import { tanksOf } from './tanksOf.ts';

const neighbour = { room: [], tank: {} } as unknown as Neighbour;
const cave = { tankNo: 2, name: '책방 동굴', room: [], tank: {} };

it('begins with the tank that everybody has', () => {
  expect(tanksOf(neighbour).map(({ name }) => name)).toEqual(['우리 바다']);
  expect(tanksOf({ ...neighbour, furtherTanks: [cave] }).map(({ tankNo }) => tankNo)).toEqual([1, 2]);
});
