// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGameBus } from '../bus/createGameBus.ts';
import { useRendererAttempt } from './useRendererAttempt.ts';
import { valueStore } from './valueStore.ts';

const { getContext } = HTMLCanvasElement.prototype;
beforeEach(() => {
  vi.useFakeTimers();
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
});
afterEach(() => {
  cleanup();
  HTMLCanvasElement.prototype.getContext = getContext;
  vi.useRealTimers();
});

function open({ laidOut = true, load = async () => {} }: { laidOut?: boolean; load?: () => Promise<unknown> } = {}) {
  const services = { bus: createGameBus(() => {}), redraws: valueStore(0) };
  const hook = renderHook((shown: boolean) => useRendererAttempt(services, shown, null, load), {
    initialProps: laidOut,
  });
  return { ...hook, services };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('tries the next kind when a renderer does not come, and draws nothing in the end', async () => {
  const { result } = open();
  await pass(0);
  await pass(11_000);
  expect(result.current.attempt).toBe('webgl');
  await pass(2_000);
  expect(result.current.attempt).toBe('canvas');
  await pass(12_000);
  expect(result.current.attempt).toBe('none');
});

it('gives nothing up while the box is not laid out, and begins anew when it is', async () => {
  const { result, rerender } = open({ laidOut: false });
  await pass(60_000);
  expect(result.current.attempt).toBe('webgl');
  rerender(true);
  await pass(11_000);
  rerender(false);
  await pass(60_000);
  rerender(true);
  await pass(11_000);
  expect(result.current.attempt).toBe('webgl');
  const canvas = document.createElement('canvas');
  act(() => result.current.onInit({ canvas, renderer: { name: 'webgl' } } as unknown as Application));
  await pass(60_000);
  expect(result.current.attempt).toBe('webgl');
});

it('waits for what a renderer is made of, however long its way is', async () => {
  let arrive = () => {};
  const { result } = open({
    load: () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  });
  await pass(120_000);
  expect(result.current).toMatchObject({ attempt: 'webgl', fetched: false });
  arrive();
  await pass(1_000);
  expect(result.current).toMatchObject({ attempt: 'webgl', fetched: true });
});

it('throws what could not be fetched to whoever offers another try', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = { bus: createGameBus(() => {}), redraws: valueStore(0) };
  const load = async () => {
    throw new Error('offline');
  };
  await expect(
    act(async () => {
      renderHook(() => useRendererAttempt(services, true, null, load));
      await vi.advanceTimersByTimeAsync(0);
    }),
  ).rejects.toThrow('offline');
  silence.mockRestore();
});
