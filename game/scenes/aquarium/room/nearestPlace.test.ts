import { expect, it } from 'vitest';
import { fitStage } from '#game/engine/fitStage.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { nearestPlace } from './nearestPlace.ts';

const { room } = layoutAquarium(fitStage(1280, 800, 1));

it('finds every place from its own foot and from the middle of what stands there', () => {
  for (const place of room) {
    expect(nearestPlace(room, place)?.position).toBe(place.position);
    expect(nearestPlace(room, { x: place.x, y: place.y - place.size * 0.4 })?.position).toBe(place.position);
  }
});

it('finds nothing up in the water', () => {
  expect(nearestPlace(room, { x: 640, y: 200 })).toBeNull();
});
