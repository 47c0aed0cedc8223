import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNetworkIdle } from './onNetworkIdle.ts';

let arrive: () => void = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: () => void) {
        arrive = notify;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs once nothing has arrived for a while', () => {
  const run = vi.fn();
  onNetworkIdle(run);
  vi.advanceTimersByTime(1_000);
  arrive();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for a page that never rests', () => {
  const run = vi.fn();
  onNetworkIdle(run);
  for (let second = 0; second < 20; second += 1) {
    arrive();
    vi.advanceTimersByTime(1_000);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be taken back, and runs in a browser that tells nothing', () => {
  const run = vi.fn();
  onNetworkIdle(run)();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('requestIdleCallback', undefined);
  onNetworkIdle(run);
  vi.advanceTimersByTime(1_500);
  expect(run).toHaveBeenCalledTimes(1);
});
