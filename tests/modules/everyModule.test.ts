import { expect, it } from 'vitest';

/** Programs that do something as soon as they are loaded. */
const PROGRAMS =
  /\/(?:main\.tsx|startAfterPicture\.ts)$|\/service-worker\/|serviceWorker|\.test\.tsx?$|\.d\.ts$|\/testing\//;

const modules = import.meta.glob(['/src/**/*.{ts,tsx}', '/game/**/*.{ts,tsx}']);

it('loads every module of the shell and of the game by itself: none uses a class or constant that follows later', async () => {
  const broken: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    if (PROGRAMS.test(path)) continue;
    await load().catch((error: unknown) => broken.push(`${path}: ${String(error)}`));
  }
  expect(Object.keys(modules).length).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});
