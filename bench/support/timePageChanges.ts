import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';
import { quantile } from '../recordBench.ts';

/** Pages that a link in the head of every page leads to. */
const PAGES = ['/search', '/library/board', '/mypage/main', '/event/contest'];
/** Between two of them, so that each change is the same one. */
const HOME = '/main';
/** Changes to a page that was shown before; the middle one counts. */
const CHANGES = 5;
/** How many times slower the processor of a cheap tablet is. */
const SLOWER = 4;

export interface PageChange {
  path: string;
  /** Milliseconds from the press on the link until the page shows what it is about. */
  ms: number;
}

/** Presses the link to a page, and resolves in the frame after the one that shows it, with milliseconds since. */
const changeTo = (path: string) => `new Promise((resolve, reject) => {
  const link = document.querySelector('a[href=${JSON.stringify(path)}]');
  if (!link) return reject(new Error('no link to ${path}'));
  const pressed = performance.now();
  link.click();
  const look = () => {
    const main = document.getElementById('main');
    const stands = location.pathname === ${JSON.stringify(path)} && main?.querySelector('h1, h2') && !document.querySelector('[data-loading-note]');
    requestAnimationFrame(stands ? () => resolve(performance.now() - pressed) : look);
  };
  look();
})`;

/**
 * Goes from page to page by the links of the shell, with code and data of each already there.
 *
 * On a computer: on a phone the same links are in a sheet.
 */
export async function timePageChanges(
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  trust: string,
  origin: string,
): Promise<PageChange[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', trust, '--disable-gpu'],
  });
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(origin + HOME);
  await page.locator('#main h1, #main h2').first().waitFor();
  const change = (path: string) => page.evaluate<number>(changeTo(path));
  for (const path of PAGES) {
    await change(path);
    await page.waitForLoadState('networkidle');
    await change(HOME);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const changes: PageChange[] = [];
  for (const path of PAGES) {
    const times: number[] = [];
    for (let again = 0; again < CHANGES; again += 1) {
      times.push(await change(path));
      await change(HOME);
    }
    changes.push({ path, ms: quantile(times, 0.5) });
  }
  await browser.close();
  return changes;
}
