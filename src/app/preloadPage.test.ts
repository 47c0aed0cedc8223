import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices } from '../testing/createTestServices.ts';
import { frames } from './frames.ts';
import { preloadFirstPage, preloadPage } from './preloadPage.ts';
import { notFound, routes } from './routes.tsx';

const watched = (page: { preload?: (() => Promise<void>) | undefined } | undefined) => {
  if (!page?.preload) throw new Error('cannot be fetched ahead');
  return vi.spyOn(page as { preload: () => Promise<void> }, 'preload').mockResolvedValue();
};
const shell = watched(frames.shell);
const game = watched(frames.game);
const book = watched(routes.bookView?.Page);
const mission = watched(routes.bookMission?.Page);
const login = watched(routes.login?.Page);
const none = watched(notFound.Page);

beforeEach(() => vi.clearAllMocks());

it('fetches a page with what stands around it', async () => {
  await preloadPage('edu', '/book/view/1042');
  expect([book, shell, game].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 0]);
  await preloadPage('edu', '/book/mission/1042');
  expect([mission, shell, game].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
  await preloadPage('edu', '/nowhere');
  expect(none).toHaveBeenCalledTimes(1);
});

it('fetches what the guards will show: a visitor sees the login page', async () => {
  await preloadFirstPage(createTestServices(), { pathname: '/book/view/1042', search: '' });
  expect([login, book].map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
  await preloadFirstPage(createTestServices({ signedIn: true }), { pathname: '/book/view/1042', search: '' });
  expect([login, book].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
});
