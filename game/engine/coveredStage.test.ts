// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { coveredStage } from './coveredStage.ts';

function gameOf({ box, canvas }: { box: number; canvas: number }): HTMLCanvasElement {
  const around = document.createElement('div');
  const inside = around.appendChild(document.createElement('canvas'));
  for (const [element, height] of [
    [around, box],
    [inside, canvas],
  ] as const)
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, height));
  return inside;
}

it('is what a keyboard covers, and nothing while the page is enlarged or nothing is drawn', () => {
  const canvas = gameOf({ box: 1024, canvas: 1024 });
  expect(coveredStage(canvas, { scale: 1, offsetTop: 0, height: 600 })).toEqual({ top: 0, bottom: 424 });
  expect(coveredStage(canvas, { scale: 1, offsetTop: 100, height: 600 })).toEqual({ top: 100, bottom: 324 });
  expect(coveredStage(canvas, { scale: 2, offsetTop: 100, height: 512 })).toEqual({ top: 0, bottom: 0 });
  expect(coveredStage(null, { scale: 1, offsetTop: 0, height: 600 })).toEqual({ top: 0, bottom: 0 });
});

it('is told by the box: the canvas has its old size for a moment when a tablet was turned', () => {
  const canvas = gameOf({ box: 768, canvas: 1024 });
  expect(coveredStage(canvas, { scale: 1, offsetTop: 0, height: 768 })).toEqual({ top: 0, bottom: 0 });
});
