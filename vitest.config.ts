import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Milliseconds: far beyond any test on a busy machine, so that only one that hangs runs into it. */
const HANGS = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Elsewhere passwords are hashed quickly; this proves what a real one costs. */
const REAL_PASSWORDS = 'server/modules/auth/passwordHash.test.ts';

/** Tests in a folder that say something. */
const testsThatSay = (folder: string, ...words: string[]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => words.some((word) => readFileSync(path, 'utf8').includes(word)));

const STAND_INS = 'tests/support/standIns.ts';
/** Tests of the shell that need something else in a module's place, and the modules' own, which need the real ones. */
const standIns = [...readFileSync(STAND_INS, 'utf8').matchAll(/mock\('.*\/(\w+)\.ts'/g)].map(([, name]) => name ?? '');
const WITH_STAND_INS = testsThatSay('src', ...standIns.map((name) => `/${name}.ts'`)).filter(
  (path) => !standIns.some((name) => path.endsWith(`/${name}.test.ts`)),
);
// Among the others each of these would end a worker with all that it has loaded, and begin another.
const WITHOUT_PAGE = testsThatSay('src', '@vitest-environment node').filter((path) => !WITH_STAND_INS.includes(path));
const VIEW_WITH_PAGE = testsThatSay('game', '@vitest-environment jsdom');

const view = {
  ...HANGS,
  // Pixi is loaded once and not for each file.
  isolate: false,
  setupFiles: ['tests/support/navigatorStub.ts'],
  server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
};
const shell = {
  ...HANGS,
  environment: 'jsdom',
  setupFiles: ['tests/support/tidyPage.ts'],
  server: { deps: { inline: ['@pixi/react', 'its-fine'] } },
};

/** One named project per tier, so that a tier can be run alone: `npx vitest run --project rules`. */
export default defineConfig({
  test: {
    // Left alone, vitest keeps one core for a watcher that is not there.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...HANGS,
          name: 'rules',
          environment: 'node',
          // Pure functions leave nothing behind: their files share one world, which saves loading it for each.
          isolate: false,
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...view,
          name: 'view',
          environment: 'node',
          include: ['game/**/*.test.{ts,tsx}'],
          exclude: VIEW_WITH_PAGE,
        },
      },
      {
        plugins: [react()],
        test: { ...view, name: 'view with a page', environment: 'jsdom', include: VIEW_WITH_PAGE },
      },
      {
        plugins: [react()],
        test: {
          ...shell,
          name: 'shell',
          // A page and the shell's code for each file would be most of the time; `tidyPage` leaves nothing behind.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...WITH_STAND_INS, ...WITHOUT_PAGE],
        },
      },
      {
        plugins: [react()],
        test: { ...shell, name: 'shell without a page', environment: 'node', isolate: false, include: WITHOUT_PAGE },
      },
      {
        plugins: [react()],
        test: {
          ...shell,
          name: 'shell with stand-ins',
          isolate: false,
          include: WITH_STAND_INS,
          setupFiles: [STAND_INS, ...shell.setupFiles],
        },
      },
      // Loads everything, which no other file is to find loaded.
      { plugins: [react()], test: { ...shell, name: 'modules', include: ['tests/modules/**/*.test.ts'] } },
      {
        test: {
          ...HANGS,
          name: 'server',
          environment: 'node',
          // A test opens a product of its own, so that files can share what has been loaded, a third of their time.
          isolate: false,
          include: ['server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/{api,content}/**/*.test.ts'],
          exclude: [REAL_PASSWORDS],
          setupFiles: ['tests/support/quickPasswords.ts'],
        },
      },
      { test: { ...HANGS, name: 'passwords', environment: 'node', include: [REAL_PASSWORDS] } },
      {
        test: {
          ...HANGS,
          name: 'house',
          environment: 'node',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
    ],
  },
});
