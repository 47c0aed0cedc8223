// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { ScreenLock } from './ScreenLock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  return { lock: new ScreenLock(request), request, release };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('is held while somebody touches the page, and let go after ten minutes without a touch', async () => {
  const { lock, request, release } = open();
  lock.keep();
  await pass(9 * MINUTE);
  lock.keep();
  await pass(9 * MINUTE);
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  await pass(MINUTE);
  expect(release).toHaveBeenCalledTimes(1);
  lock.keep();
  expect(request).toHaveBeenCalledTimes(2);
});

it('is held as long as something is read aloud', async () => {
  const { lock, release } = open();
  lock.listens(true);
  await pass(60 * MINUTE);
  expect(release).not.toHaveBeenCalled();
  lock.listens(false);
  await pass(10 * MINUTE);
  expect(release).toHaveBeenCalledTimes(1);
});

it('is asked for again after the tab was hidden', () => {
  const { lock, request } = open();
  lock.keep();
  lock.lost();
  lock.keep();
  expect(request).toHaveBeenCalledTimes(2);
});

it('does without where it is refused', async () => {
  const lock = new ScreenLock(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  lock.keep();
  await pass(0);
  lock.rest();
  await pass(0);
});
