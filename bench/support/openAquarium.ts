import { type CDPSession, chromium, type Page } from '@playwright/test';
import { RENDERER_KEY } from '#src/lib/persisted/createRendererMemory.ts';
import { findBrowser } from '../../scripts/lib/findBrowser.mjs';

export type Drawing = 'webgl' | 'canvas';

export interface OpenAquarium {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

export const FLAGS: Record<Drawing, string[]> = {
  webgl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  canvas: ['--disable-gpu', '--disable-software-rasterizer'],
};

/**
 * Hands over the Pixi application that the page has made, without a door in the product: React keeps it in the state
 * of the component above the canvas. From then on every update of its ticker (the game's clock, everything that
 * moves, and the renderer) is timed.
 */
const TAKE_APPLICATION = `(() => {
  const fiberOf = (element) => element[Object.keys(element).find((key) => key.startsWith('__reactFiber'))];
  let element = document.querySelector('canvas');
  while (element && !fiberOf(element)) element = element.parentElement;
  for (let fiber = element && fiberOf(element); fiber; fiber = fiber.return) {
    for (let hook = fiber.memoizedState; hook && typeof hook === 'object' && 'next' in hook; hook = hook.next) {
      const state = hook.memoizedState;
      if (state && typeof state === 'object' && state.ticker && state.stage && state.renderer) window.game = state;
    }
  }
  const { ticker } = window.game;
  const update = ticker.update;
  window.spent = [];
  ticker.update = function timed(now) {
    const begun = performance.now();
    update.call(this, now);
    window.spent.push(performance.now() - begun);
  };
})()`;

/** What the device remembers where WebGL was measured as the faster one: it is left alone. */
const webglIsFaster = (): [key: string, text: string] => [
  RENDERER_KEY,
  JSON.stringify({ version: 1, value: { faster: 'webgl', measuredAt: Date.now() } }),
];

/** Where a place is, and the button that stands there when it can be played. */
export const PLACES = {
  home: { path: '/aquarium', ready: 'open-bag' },
  words: { path: '/aquarium?place=words', ready: 'word-write' },
} as const;
export type Place = keyof typeof PLACES;

/**
 * A place of the demo student's aquarium as it stands when it has been opened, at 1280 × 800.
 *
 * @param drawing `chosen`: WebGL is offered, and the product has found the 2D canvas to be faster
 */
export async function openAquarium(
  origin: string,
  drawing: Drawing | 'chosen',
  place: Place = 'home',
): Promise<OpenAquarium> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', ...FLAGS[drawing === 'chosen' ? 'webgl' : drawing]],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (drawing === 'webgl') await page.addInitScript(([key, text]) => localStorage.setItem(key, text), webglIsFaster());
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
  await page.waitForURL('**/main');
  const { path, ready } = PLACES[place];
  await page.goto(`${origin}${path}`);
  await page.locator(`[data-twin=${ready}]`).waitFor();
  if (drawing === 'chosen')
    await page.waitForFunction(() => document.querySelector('canvas')?.getContext('2d'), null, { timeout: 60_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(TAKE_APPLICATION);
  const name = await page.evaluate('game.renderer.name');
  if (name !== (drawing === 'chosen' ? 'canvas' : drawing)) throw new Error(`drawn with ${name}, not ${drawing}`);
  return { page, devtools, close: () => browser.close() };
}
