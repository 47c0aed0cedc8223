import { beforeEach, expect, it } from 'vitest';
import { DAY } from '#domain/time/duration.ts';
import { createRendererMemory, RENDERER_KEY } from './createRendererMemory.ts';

let now = 100 * DAY;

beforeEach(() => {
  localStorage.clear();
  now = 100 * DAY;
});

it('keeps for a month what was measured, and takes broken data for nothing', () => {
  const memory = createRendererMemory(localStorage, () => now);
  expect(memory.read()).toBeNull();
  memory.keep('canvas');
  now += 29 * DAY;
  expect(createRendererMemory(localStorage, () => now).read()).toBe('canvas');
  now += DAY;
  expect(memory.read()).toBeNull();
  localStorage.setItem(RENDERER_KEY, '{"version":1,"value":{"faster":"paper","measuredAt":1}}');
  expect(memory.read()).toBeNull();
});
