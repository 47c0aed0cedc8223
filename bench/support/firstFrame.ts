import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';
import { quantile } from '../recordBench.ts';
import { FLAGS, PLACES, type Place } from './openAquarium.ts';

export interface FirstFrame {
  /** Milliseconds from the start of the navigation until the place can be played. */
  coldMs: number;
  warmMs: number;
  /** Bytes that came over the wire on the first visit, as they were sent. */
  coldBytes: number;
  warmBytes: number;
}

/** The page's own clock in the frame in which the first button of the scene stands there. */
const playable = (place: Place) => `new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('[data-twin=${PLACES[place].ready}]')) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;
/** Visits with everything in the cache; the middle one counts. */
const WARM_VISITS = 5;
/** How many times slower the processor of a cheap tablet is. */
const SLOWER = 4;
const SENT = `performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .reduce((sum, entry) => sum + entry.transferSize, 0)`;

/** Opens a place in a browser that knows nothing but its login, and then again and again. */
export async function timeFirstFrame(origin: string, place: Place = 'home'): Promise<FirstFrame> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', ...FLAGS.canvas],
  });
  const known = await browser.newContext();
  const door = await known.newPage();
  await door.goto(`${origin}/login`);
  await door.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
  await door.waitForURL('**/main');
  const storageState = await known.storageState();
  await known.close();
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const visit = async (go: () => Promise<unknown>) => {
    await go();
    return { ms: await page.evaluate<number>(playable(place)), bytes: await page.evaluate<number>(SENT) };
  };
  const cold = await visit(() => page.goto(`${origin}${PLACES[place].path}`, { waitUntil: 'commit' }));
  // The browser writes down what it has fetched and compiled once the page is at rest.
  await page.waitForLoadState('load');
  const warm: Awaited<ReturnType<typeof visit>>[] = [];
  for (let again = 0; again < WARM_VISITS; again += 1) {
    warm.push(await visit(() => page.reload({ waitUntil: 'commit' })));
  }
  await browser.close();
  const middle = (of: 'ms' | 'bytes') =>
    quantile(
      warm.map((one) => one[of]),
      0.5,
    );
  return { coldMs: cold.ms, warmMs: middle('ms'), coldBytes: cold.bytes, warmBytes: middle('bytes') };
}
