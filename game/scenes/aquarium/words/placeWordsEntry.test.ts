import { expect, it } from 'vitest';
import { fitStage } from '#game/engine/fitStage.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { placeWordsEntry } from './placeWordsEntry.ts';

it.each([
  [390, 844],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [844, 390],
  [640, 400],
])('lies on the stage, clear of what is told above and of the buttons, at %i × %i', (width, height) => {
  const stage = fitStage(width, height, 1);
  const layout = layoutAquarium(stage);
  const door = placeWordsEntry(layout);
  const others = [
    layout.status,
    ...layout.gauges,
    layout.purse,
    layout.sound,
    layout.exit,
    layout.menu,
    ...layout.buttons,
  ];
  expect(door.x + door.width).toBeLessThanOrEqual(stage.width);
  for (const other of others) {
    const apart =
      door.x + door.width <= other.x ||
      other.x + other.width <= door.x ||
      door.y + door.height <= other.y ||
      other.y + other.height <= door.y;
    expect(apart).toBe(true);
  }
  expect(Math.min(door.width, door.height) * stage.scale).toBeGreaterThanOrEqual(44);
});
