import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPage } from './lazyPage.ts';

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
