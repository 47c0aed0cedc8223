// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is what the store answers, or why it fails', async () => {
  expect(await inTime(Promise.resolve(['a']))).toEqual(['a']);
  await expect(inTime(Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails once the store has not answered for long', async () => {
  const asked = inTime(new Promise(() => {}));
  const failed = expect(asked).rejects.toThrow('does not answer');
  vi.advanceTimersByTime(2_000);
  await failed;
});
