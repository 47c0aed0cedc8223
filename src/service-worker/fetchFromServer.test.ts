import { afterEach, expect, it, vi } from 'vitest';
import { fetchFromServer } from './fetchFromServer.ts';

const request = new Request('http://localhost/main');
const page = new Response('page');
const unreachable = new TypeError('NetworkError when attempting to fetch resource.');
afterEach(() => vi.unstubAllGlobals());

it('takes what the browser asked for itself, and asks nothing', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await fetchFromServer(request, Promise.resolve(page))).toBe(page);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a browser without preloads', undefined],
  ['a preload that is switched off', Promise.resolve(undefined)],
])('asks for itself with %s', async (_name, preload) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(page));
  expect(await fetchFromServer(request, preload)).toBe(page);
});

it.each([
  ['rejects, as in Chromium', () => Promise.reject(unreachable)],
  ['resolves with a network error, as in Firefox', () => Promise.resolve(Response.error())],
])('rejects without a server where the preload %s', async (_name, preload) => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(unreachable));
  await expect(fetchFromServer(request, preload())).rejects.toBe(unreachable);
});
