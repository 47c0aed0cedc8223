import { chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { findBrowser } from '../scripts/lib/findBrowser.mjs';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
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
const devtools = await context.newCDPSession(page);
await devtools.send('Network.enable');

const urls = new Map<string, string>();
let scriptBytes = 0;
let otherBytes = 0;
const scripts: string[] = [];
devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
  if (type === 'Script') urls.set(requestId, response.url);
});
devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const url = urls.get(requestId);
  if (url) {
    scriptBytes += encodedDataLength;
    scripts.push(url);
  } else otherBytes += encodedDataLength;
});

function figure(what: string): BenchFigure {
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
const login = figure('script of the first visit, as sent (brotli)');
const sources = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
const gameFound = GAME_MARKS.filter((mark) => sources.some((source) => mark.test(source)));

await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.waitForURL('**/main');
await page.waitForLoadState('networkidle');
const main = figure('script until the main page stands, login included');

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
