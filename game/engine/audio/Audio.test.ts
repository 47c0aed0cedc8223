// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Audio } from './Audio.ts';

const sounds = { effects: { src: ['e.mp3'], sprite: {} }, sea: { src: ['s.mp3'], sprite: {} } };
const found = { ok: true, json: async () => sounds };

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function attach() {
  const fetch = vi.fn(async (): Promise<unknown> => found);
  vi.stubGlobal('fetch', fetch);
  const report = vi.fn();
  const removed = vi.spyOn(window, 'removeEventListener');
  stop = new Audio({ baseUrl: '', report }).attach();
  const tap = () => void window.dispatchEvent(new Event('pointerup'));
  const still = () => removed.mock.calls.map(([gesture]) => gesture);
  return { fetch, report, tap, still };
}

it('begins with a later touch when the sounds could not be fetched at the first, and once', async () => {
  const { fetch, report, tap, still } = attach();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  tap();
  tap();
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect([fetch.mock.calls.length, still()]).toEqual([1, []]);
  tap();
  await vi.waitFor(() => expect(still()).toEqual(['pointerup', 'keydown']));
  tap();
  window.dispatchEvent(new Event('keydown'));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
});

it('says nothing of sounds that did not come without a network, and tells of the first that did not come with one', async () => {
  const { fetch, report, tap } = attach();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tap();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  tap();
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
});

it('waits for nothing any more once it was stopped', () => {
  const { fetch, tap } = attach();
  stop();
  tap();
  expect(fetch).not.toHaveBeenCalled();
});

it('asks for sounds that do not come a few times and not with each key, and tells of it once', async () => {
  vi.useFakeTimers();
  const { fetch, report, tap, still } = attach();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let key = 0; key < 50; key += 1) {
    tap();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(fetch.mock.calls.length).toBeLessThan(4);
  expect(report).toHaveBeenCalledTimes(1);
  fetch.mockResolvedValue(found);
  await vi.advanceTimersByTimeAsync(60_000);
  tap();
  await vi.waitFor(() => expect(still()).toEqual(['pointerup', 'keydown']));
  vi.useRealTimers();
});
