// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FrameLoop } from './FrameLoop.ts';
import type { DrawnWith, RendererMemory } from './RendererMemory.ts';
import { useFasterRenderer } from './useFasterRenderer.ts';

const drawnWith = (name: DrawnWith) => ({ renderer: { name } }) as unknown as Application;
let now = 1_000;

beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(kept: DrawnWith | null = null) {
  const frames = new FrameLoop(() => {});
  const changes: DrawnWith[] = [];
  const memory: RendererMemory = {
    read: () => kept,
    keep: (faster) => {
      kept = faster;
    },
  };
  const hook = renderHook(
    (app: Application) =>
      useFasterRenderer({ services: { frames }, app, moving: true, memory, change: (to) => changes.push(to) }),
    { initialProps: drawnWith('webgl') },
  );
  /** Frames with this gap for so long. */
  const draw = (gap: number, ms = 4_000) => {
    for (const end = now + ms; now < end; ) {
      now += gap;
      frames.tick(gap);
    }
  };
  return { changes, draw, kept: () => kept, take: (name: DrawnWith) => hook.rerender(drawnWith(name)) };
}

it('changes to the canvas where WebGL is slow, and keeps what was faster', () => {
  const { changes, draw, take, kept } = open();
  draw(500);
  expect([changes, kept()]).toEqual([['canvas'], null]);
  take('canvas');
  draw(33);
  expect([changes, kept()]).toEqual([['canvas'], 'canvas']);
});

it('goes back to WebGL where the canvas is slower still', () => {
  const { changes, draw, take, kept } = open();
  draw(70);
  take('canvas');
  draw(200);
  expect([changes, kept()]).toEqual([['canvas', 'webgl'], 'webgl']);
});

it('judges the canvas by the middle of three seconds, not by one that something else made slow', () => {
  const { changes, draw, take, kept } = open();
  draw(70);
  take('canvas');
  draw(200, 1_700);
  draw(33, 3_000);
  expect([changes, kept()]).toEqual([['canvas'], 'canvas']);
});

it('leaves a fast one alone, and one that was measured before', () => {
  const fast = open();
  fast.draw(16, 10_000);
  expect([fast.changes, fast.kept()]).toEqual([[], null]);
  const known = open('webgl');
  known.draw(500, 10_000);
  expect(known.changes).toEqual([]);
});

it('changes nothing under a finger or in the middle of a syllable', () => {
  const { changes, draw } = open();
  window.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1 }));
  draw(500);
  window.dispatchEvent(new CompositionEvent('compositionstart'));
  window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  draw(500);
  expect(changes).toEqual([]);
  window.dispatchEvent(new CompositionEvent('compositionend'));
  draw(500);
  expect(changes).toEqual(['canvas']);
});
