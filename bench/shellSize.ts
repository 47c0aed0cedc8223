import { chromium } from '@playwright/test';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { findBrowser } from '../scripts/lib/findBrowser.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';

const LIMIT_KB = 130;
/** Names that only a game library leaves in minified code. */
const GAME_MARKS = [/BitmapFontManager|WebGLRenderer/, /Matter\.Engine|_baseDelta/, /GreenSock|_gsap/, /HowlerGlobal/];

// What a browser that has never been here fetches for the login page and the main page.
await ensureBuilt(projectRoot);
const product = await runProduct({ firstPort: 3210 });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
const context = await browser.newContext();
const page = await context.newPage();
/** Bytes of bodies as sent, by kind, of everything the page has fetched since it was opened. */
async function fetched() {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, bytes: encodedBodySize };
    }),
  );
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const sum = (list: typeof entries) => list.reduce((total, { bytes }) => total + bytes, 0);
  return { scripts, scriptBytes: sum(scripts), otherBytes: sum(entries) - sum(scripts) };
}

async function figure(what: string): Promise<BenchFigure> {
  const { scripts, scriptBytes } = await fetched();
  const kilobytes = scriptBytes / 1_000;
  return {
    what,
    size: `${scripts.length} files`,
    value: rounded(kilobytes, 1),
    unit: 'kB',
    against: `limit ${LIMIT_KB} kB`,
    ratio: rounded(kilobytes / LIMIT_KB),
    goal: '≤ 1',
    met: kilobytes <= LIMIT_KB,
  };
}

await page.goto(`${product.origin('edu')}/login`, { waitUntil: 'load' });
await page.getByRole('button', { name: '로그인', exact: true }).waitFor();
const login = await figure('script of the first visit, as sent (brotli)');
const { scripts: first } = await fetched();
const sources = await Promise.all(first.map(async ({ name }) => (await fetch(name)).text()));
const gameFound = GAME_MARKS.filter((mark) => sources.some((source) => mark.test(source)));

await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.getByRole('region', { name: '나의 바다 친구' }).waitFor();
await page.waitForLoadState('networkidle');
const main = await figure('script until the main page stands, login included');

const { otherBytes } = await fetched();
await browser.close();
await product.stop();
recordBench('shellSize', [
  login,
  {
    what: 'game libraries in the first visit',
    size: `${GAME_MARKS.length} looked for`,
    value: gameFound.length,
    unit: 'found',
    goal: '0',
    met: gameFound.length === 0,
  },
  { ...main, goal: 'told', met: true },
  {
    what: 'everything else fetched so far (styles, fonts, pictures, data)',
    size: 'one visit',
    value: rounded(otherBytes / 1_000, 1),
    unit: 'kB',
    goal: 'told',
    met: true,
  },
]);
