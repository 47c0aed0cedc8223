import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/findBrowser.mjs';
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
];

const launchOptions = (args: string[]) => ({ executablePath: findBrowser() ?? undefined, args: [...QUIET, ...args] });

export default defineConfig({
  testDir: 'tests/e2e',
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
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop-keyboard',
      testMatch: /keyboard|desktop|sites|accessibility|lost-network|demo-door|my-page|search/,
      // Who asks for less motion gets all of the product; the phones below are shown every movement.
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        launchOptions: launchOptions(CANVAS_ONLY),
      },
    },
    {
      name: 'phone-touch',
      testMatch: /touch|hangul|sign-up|find-account|search/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        launchOptions: launchOptions(CANVAS_ONLY),
      },
    },
    {
      name: 'webgl-smoke',
      testMatch: /webgl/,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: launchOptions(['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
      },
    },
  ],
});
