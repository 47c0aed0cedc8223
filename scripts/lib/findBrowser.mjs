import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where Debian's package puts it. */
export const DEBIANS_BROWSER = '/usr/bin/chromium';
const SYSTEM_BROWSERS = [
  DEBIANS_BROWSER,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that Playwright can drive, or null. `CHROMIUM_PATH` comes first. */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
