import { expect, it } from 'vitest';
import { advanceTweens } from '../../engine/tween.ts';
import { GridCamera } from './GridCamera.ts';
import { cellBox, type GridFrame } from './GridView.ts';

const box = { row: 0, col: 0, rows: 10, cols: 10 };
const FRAME: GridFrame = { pitch: 60, box, gridWindow: { x: 40, y: 100, width: 600, height: 600 } };
const SHORT: GridFrame = { pitch: 60, box, gridWindow: { x: 40, y: 100, width: 600, height: 300 } };

async function passTime(): Promise<void> {
  for (let frame = 0; frame < 20; frame += 1) {
    advanceTweens(50);
    await Promise.resolve();
  }
}

it('goes on from where it is going when keys come faster than it moves', async () => {
  const camera = new GridCamera(FRAME, 44, () => false);
  camera.step('in', 44);
  advanceTweens(16);
  camera.step('in', 44);
  camera.follow([0, 1], 0);
  await passTime();
  expect(camera.view.zoom).toBeCloseTo(1.5625);
  expect(camera.rested.getState()).toEqual(camera.view);
  const box = cellBox(FRAME, camera.view, 0);
  expect([box.x >= 0, box.y >= 0]).toEqual([true, true]);
});

it('stops where a finger takes hold', async () => {
  const camera = new GridCamera(FRAME, 44, () => false);
  camera.step('in', 44);
  advanceTweens(50);
  camera.pan({ x: 0, y: 0 });
  const { zoom } = camera.view;
  await passTime();
  expect(camera.view.zoom).toBe(zoom);
});

it('jumps without motion, and moves the twins with the cells', () => {
  const camera = new GridCamera(FRAME, 0, () => true);
  camera.pinch({ x: 300, y: 300 }, 2);
  camera.rest();
  expect(camera.view).toEqual({ zoom: 2, x: -300, y: -300 });
  const { x, y, zoom = 1, clip } = camera.twins.getState();
  const corner = { x: 40 + 3 * 60, y: 100 + 4 * 60 };
  expect([corner.x * zoom + x, corner.y * zoom + y]).toEqual([40 + 3 * 120 - 300, 100 + 4 * 120 - 300]);
  expect(clip).toMatchObject({ x: 34, width: 612 });
});

it('opens around the active row, and keeps what was zoomed when a keyboard comes', () => {
  const camera = new GridCamera(SHORT, 55, () => true);
  expect(camera.view).toEqual({ zoom: 1, x: 0, y: 300 / 2 - 5.5 * 60 });
  camera.setFrame(FRAME, [55], 55);
  expect(camera.view).toEqual({ zoom: 1, x: 0, y: 0 });
  camera.step('in', 55);
  camera.setFrame(SHORT, [95, 96], 95);
  expect(camera.view.zoom).toBe(1.25);
  expect(cellBox(SHORT, camera.view, 95).y + 75).toBeLessThanOrEqual(300);
});
