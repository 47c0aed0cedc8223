import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/findBrowser.mjs';
import { findHeadlessShell } from './scripts/lib/findHeadlessShell.mjs';
import { PRODUCTS } from './tests/e2e/support/productAddress.ts';

/** Software rendering without WebGL: Pixi's canvas renderer runs at full speed on machines without a GPU. */
const CANVAS_ONLY = ['--disable-gpu', '--disable-software-rasterizer'];
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing that a page asks for elsewhere leaves this machine; the test fails as well.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // A page of a test lives for seconds: what the optimising compilers spend on it never comes back, and further threads,
  // sharper letters and early collections of garbage are a tenth of what a test costs.
  '--js-flags=--no-maglev --no-turbofan --single-threaded --min-semi-space-size=16',
  '--num-raster-threads=1',
  '--disable-lcd-text',
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Who asks for less motion gets all of the product; one voyage and WebGL are shown every movement. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Specs that mostly wait for beats and answers. */
const WAITING = /(?:personality|subscription|subscription-months)-touch/;

const whole = findBrowser() ?? undefined;
const launchOptions = (executablePath: string | undefined, args: string[]) => ({
  executablePath,
  args: [...QUIET, ...args],
});
const onCanvas = launchOptions(findHeadlessShell() ?? whole, CANVAS_ONLY);
const onPhone = { ...PHONE, ...STILL, launchOptions: onCanvas };

export default defineConfig({
  testDir: 'tests/e2e',
  // Packed already: see packDrivenServer.
  build: { external: ['**/test-results/**'] },
  fullyParallel: false,
  workers: PRODUCTS,
  forbidOnly: true,
  retries: 0,
  timeout: 420_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './tests/e2e/support/startProducts.ts',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'ko-KR',
    // Routes of a test do not see what a worker fetches; the spec of the worker lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Seoul',
    // A trace of every test costs a quarter of the machine; `--trace retain-on-failure` writes one of those that fail.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The longest first, so that no browser is left with one at the end while the other has nothing to do.
  projects: [
    {
      name: 'phone-in-motion',
      testMatch: /\/touch\.spec/,
      use: { ...PHONE, launchOptions: onCanvas },
    },
    {
      name: 'webgl-smoke',
      testMatch: /webgl/,
      // The processor fills the pixels of every page: on a busy machine a click alone takes longer than elsewhere.
      expect: { timeout: 60_000 },
      use: {
        actionTimeout: 60_000,
        viewport: { width: 1280, height: 800 },
        launchOptions: launchOptions(whole, [
          '--use-gl=angle',
          '--use-angle=swiftshader',
          '--enable-unsafe-swiftshader',
        ]),
      },
    },
    // Beside those two, which keep the processor busy.
    { name: 'phone-waiting', testMatch: WAITING, use: onPhone },
    {
      name: 'desktop-keyboard',
      testMatch: /keyboard|desktop|accessibility|lost-network|never-lost|my-page|search/,
      use: {
        ...STILL,
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        launchOptions: onCanvas,
      },
    },
    {
      name: 'phone-touch',
      testMatch: /-touch|hangul|sign-up|find-account|search/,
      testIgnore: WAITING,
      use: onPhone,
    },
  ],
});
