import { chromium, type Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { findBrowser } from '../scripts/lib/findBrowser.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';

const LIMIT_KB = 120;
/** Names that only a game library leaves in minified code. */
const GAME_MARKS = [/BitmapFontManager|WebGLRenderer/, /Matter\.Engine|_baseDelta/, /GreenSock|_gsap/, /HowlerGlobal/];
/** Texts of the staff's pages alone: where their calls and their pages lead. */
const STAFF_MARKS = [/\/api\/staff/, /[`"']\/teacher\b/];

// What a browser that has never been here fetches for the login page and the main page.
await ensureBuilt(projectRoot);
/** Pages that a visitor may open first, beside the login page. */
const VISITOR_PAGES: readonly [SiteName, string][] = [
  ['edu', '/intro'],
  ['edu', '/intro/program'],
  ['edu', '/intro/startup'],
  ['edu', '/intro/contents'],
  ['edu', '/intro/cases'],
  ['edu', '/intro/institute'],
  ['edu', '/intro/experience'],
  ['edu', '/intro/articles'],
  ['home', '/intro'],
  ['home', '/diff'],
];
const product = await runProduct({ firstPort: 3210 });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
let page: Page;
/** Bytes of bodies as sent, by kind, of everything the page has fetched since it was opened. */
async function fetched() {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, bytes: encodedBodySize };
    }),
  );
  // What is fetched before it is imported is listed twice, and sent once.
  const sent = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
  const scripts = sent.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const sum = (list: typeof sent) => list.reduce((total, { bytes }) => total + bytes, 0);
  return { scripts, scriptBytes: sum(scripts), otherBytes: sum(sent) - sum(scripts) };
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

const visits: BenchFigure[] = [];
for (const [site, path] of VISITOR_PAGES) {
  const visitor = await browser.newContext({ serviceWorkers: 'block' });
  page = await visitor.newPage();
  await page.goto(product.origin(site) + path, { waitUntil: 'networkidle' });
  visits.push(await figure(`script of a first visit, ${site}${path}`));
  await visitor.close();
}
// Its form follows the first picture, and what forms need with it: a page that is filled in, not looked at.
const visitor = await browser.newContext({ serviceWorkers: 'block' });
page = await visitor.newPage();
await page.goto(`${product.origin('edu')}/intro/inquiry`, { waitUntil: 'networkidle' });
const form = await figure('script of a first visit with a form, edu/intro/inquiry');
await visitor.close();
const context = await browser.newContext();
page = await context.newPage();
await page.goto(`${product.origin('edu')}/login`, { waitUntil: 'load' });
await page.getByRole('button', { name: '로그인', exact: true }).waitFor();
const login = await figure('script of the first visit, as sent (brotli)');
const { scripts: first } = await fetched();
const sources = await Promise.all(first.map(async ({ name }) => (await fetch(name)).text()));
const foundOf = (marks: readonly RegExp[]) =>
  marks.filter((mark) => sources.some((source) => mark.test(source))).length;
/** Of the first visit of a page: what nobody who comes for the first time needs. */
const nothingOf = (what: string, marks: readonly RegExp[]): BenchFigure => ({
  what: `${what} in the first visit`,
  size: `${marks.length} looked for`,
  value: foundOf(marks),
  unit: 'found',
  goal: '0',
  met: foundOf(marks) === 0,
});
const nothingElse = [nothingOf('game libraries', GAME_MARKS), nothingOf("parts of the staff's pages", STAFF_MARKS)];

await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.getByRole('region', { name: '나의 바다 친구' }).waitFor();
await page.waitForLoadState('networkidle');
const main = await figure('script until the main page stands, login included');

const { otherBytes } = await fetched();
await browser.close();
await product.stop();
recordBench('shellSize', [
  login,
  ...visits,
  { ...form, goal: 'told', met: true },
  ...nothingElse,
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
