import { expect, it } from 'vitest';
import { visibleStage } from './visibleStage.ts';

const stage = { width: 600, height: 1300, scale: 0.65, offsetY: 0 };

it('is the whole stage while nothing, or only a bar of the browser, covers it', () => {
  const whole = { seen: { x: 0, y: 0, width: 600, height: 1300 }, keyboard: false };
  expect(visibleStage(stage, { top: 0, bottom: 0 })).toEqual(whole);
  expect(visibleStage(stage, { top: 0, bottom: 90 })).toEqual(whole);
});

it('ends where the keyboard begins, in stage units', () => {
  expect(visibleStage(stage, { top: 0, bottom: 325 })).toEqual({
    seen: { x: 0, y: 0, width: 600, height: 800 },
    keyboard: true,
  });
});

it('follows a page that the browser has pushed up', () => {
  expect(visibleStage(stage, { top: 130, bottom: 195 }).seen).toEqual({ x: 0, y: 200, width: 600, height: 800 });
});

it('reckons with the bars beside the stage', () => {
  const { seen } = visibleStage({ width: 1280, height: 800, scale: 0.5, offsetY: 100 }, { top: 0, bottom: 300 });
  expect(seen).toEqual({ x: 0, y: 0, width: 1280, height: 400 });
});
