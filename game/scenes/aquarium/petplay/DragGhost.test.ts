import { type FederatedPointerEvent, Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { PointerTracker } from '#game/engine/PointerTracker.ts';
import { DragGhost, type DragOptions } from './DragGhost.ts';

const at = (x: number, y: number) =>
  ({ pointerId: 1, global: { x, y }, eventPhase: 2, CAPTURING_PHASE: 1 }) as unknown as FederatedPointerEvent;

/** A thing under a finger in a list: first the thing gets the event, then the list around it. */
function hold(options: Partial<DragOptions> = {}) {
  const pointers = new PointerTracker();
  const ghost = new DragGhost(() => Texture.WHITE, pointers);
  const log: string[] = [];
  ghost.grab(at(100, 100), {
    frame: 'item/coral',
    size: 120,
    onStart: () => log.push('picked up'),
    onDrop: () => log.push('dropped'),
    onCancel: () => log.push('put back'),
    ...options,
  });
  pointers.track(at(100, 100), { onMove: () => log.push('list moved') });
  return { pointers, ghost, log };
}

it.each([
  ['y', 'along a row that scrolls', 60, 100, 'list moved'],
  ['y', 'out of a row', 100, 60, 'picked up'],
  ['x', 'along a column that scrolls', 100, 60, 'list moved'],
  ['x', 'out of a column', 60, 100, 'picked up'],
  [undefined, 'out of a row where nothing scrolls', 60, 100, 'picked up'],
] as const)('with a way out along %s, a move %s', (across, _, x, y, happens) => {
  const { pointers, log } = hold({ across });
  pointers.move(at(x, y));
  expect(log).toEqual([happens]);
});

it('drops nothing where a place was before the stage was turned', () => {
  const { pointers, ghost, log } = hold();
  pointers.move(at(100, 40));
  expect(ghost.visible).toBe(true);
  ghost.letGo();
  pointers.move(at(100, 20));
  pointers.end(at(100, 20));
  expect(log).toEqual(['picked up', 'put back']);
  expect(ghost.visible).toBe(false);
});

it('picks up nothing that was only touched before the stage was turned, and whatever is touched after it', () => {
  const { pointers, ghost, log } = hold();
  ghost.letGo();
  pointers.move(at(100, 40));
  pointers.end(at(100, 40));
  expect(log).toEqual([]);
  ghost.grab(at(100, 100), { frame: 'item/coral', size: 120, onDrop: () => log.push('dropped') });
  pointers.move(at(100, 40));
  pointers.end(at(100, 40));
  expect(log).toEqual(['dropped']);
});

it('lets go when its scene goes', () => {
  const { pointers, ghost, log } = hold();
  pointers.move(at(100, 40));
  ghost.destroy();
  expect(log).toEqual(['picked up', 'put back']);
  expect(pointers.isTracked(1)).toBe(false);
});
