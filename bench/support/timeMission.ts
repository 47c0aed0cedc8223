import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';
import { quantile } from '../recordBench.ts';
import { FLAGS } from './openAquarium.ts';

export interface MissionTimes {
  /** Milliseconds from the start of the navigation, the press on the start button included, until it can be played. */
  coldMs: number;
  warmMs: number;
}

/** The kinds with the first thing of each that takes an answer. */
export const PLAYED = {
  PUZZLE: '[role=gridcell]',
  MATCHING: '[data-twin^=matching-left]',
  OX: 'fieldset button',
  QUIZ: 'fieldset button',
} as const;
export type PlayedKind = keyof typeof PLAYED;

/** Visits with everything in the cache; the middle one counts. */
const WARM_VISITS = 3;
/** How many times slower the processor of a cheap tablet is. */
const SLOWER = 4;

/** Presses the start button, where one is shown, in its first frame, and resolves when the mission can be played. */
const played = (first: string) => `new Promise((resolve) => {
  const look = () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => ['시작하기', '이어서 하기'].includes(textContent.trim()))?.click();
    if (document.querySelector(${JSON.stringify(first)})) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;

/**
 * Opens a mission in a browser that knows nothing but its login, and then again and again.
 *
 * @param trust of the certificate of the server (`makeCertificate`)
 */
export async function timeMission(
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  trust: string,
  address: string,
  kind: PlayedKind,
): Promise<MissionTimes> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', trust, ...FLAGS.canvas],
  });
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const visit = async (go: () => Promise<unknown>) => {
    await go();
    const ms = await page.evaluate<number>(played(PLAYED[kind]));
    // The browser writes down what it has fetched and compiled once the page is at rest.
    await page.waitForLoadState('load');
    return ms;
  };
  const coldMs = await visit(() => page.goto(address, { waitUntil: 'commit' }));
  const warm: number[] = [];
  for (let again = 0; again < WARM_VISITS; again += 1)
    warm.push(await visit(() => page.reload({ waitUntil: 'commit' })));
  await browser.close();
  return { coldMs, warmMs: quantile(warm, 0.5) };
}
