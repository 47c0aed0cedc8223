import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

const Page = () => <h1>책</h1>;

it('stands at once when its code was fetched ahead', async () => {
  const Late = lazyPage(async () => Page);
  await Late.preload();
  render(
    <Suspense fallback="잠깐만요">
      <Late />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: '책' })).toBeTruthy();
});

it('shows what waits until its code is there', async () => {
  const Late = lazyPage(async () => Page);
  render(
    <Suspense fallback="잠깐만요">
      <Late />
    </Suspense>,
  );
  expect(screen.getByText('잠깐만요')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '책' })).toBeTruthy();
});

it('names a file that cannot be had, and asks again the next time', async () => {
  let there = false;
  const Late = lazyPage(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  await expect(Late.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  there = true;
  await expect(Late.preload()).resolves.toBeUndefined();
});

it('is fetched anew when it is shown again after a failure, and only then', async () => {
  // React logs each error that a boundary caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValue(new TypeError('no network'));
  const Late = lazyPage(load);
  const at = (path: string) => (
    <RouteErrorBoundary key={path}>
      <Suspense fallback="잠깐만요">{path === '/book' && <Late />}</Suspense>
    </RouteErrorBoundary>
  );
  const { rerender } = render(at('/book'));
  expect(await screen.findByRole('heading', { name: '화면을 다 받아 오지 못했어요' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(Page);
  rerender(at('/elsewhere'));
  expect(load).toHaveBeenCalledTimes(1);
  rerender(at('/book'));
  expect(await screen.findByRole('heading', { name: '책' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});
