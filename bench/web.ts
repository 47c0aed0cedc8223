import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SiteName, siteNames } from '#contract/site.ts';
import { SESSION_KEY } from '#src/lib/session/StoredSession.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { farServer } from './support/farServer.ts';
import { findRegressions, readLastFigures } from './support/findRegressions.ts';
import { makeCertificate } from './support/makeCertificate.ts';
import { openReadingBrowser, type PageReading } from './support/readPages.ts';
import { PLAYED, type PlayedKind, timeMission } from './support/timeMission.ts';
import { timePageChanges } from './support/timePageChanges.ts';
import { tlsProxy } from './support/tlsProxy.ts';
import { weighStarts } from './support/weighStarts.ts';

// `npm run bench:web`: the built pages as a phone on a slow line meets them, behind a proxy that speaks HTTP/2 as those of
// deploy/ do; missions until they can be played, and changes of page.
const FIRST_PORT = 3230;
const DEBUGGING_PORT = 3239;
const FIRST_PORT_OF_PRODUCT = 3240;
/** Between the product and those that the browser asks. */
const FIRST_PORT_OF_PROXY = 3250;
/** Milliseconds that everything is on its way, each way: a good line of a phone. */
const LATE_MS = 20;
/** Goals of a first visit (design, section 9). */
const LARGEST_PAINT_MS = 1_800;
const BLOCKED_MS = 150;
const SHIFT = 0.1;
/** Of bodies, as `bench/shellSize.ts` counts them. */
const FIRST_SCRIPT_KB = 120;
/** Goal behind the login: of the content, which comes after an answer of the API. */
const LARGEST_PAINT_BEHIND_LOGIN_MS = 2_500;
/** With the processor slowed (`timeMission`). */
const COLD_MISSION_MS = 2_000;
const WARM_MISSION_MS = 700;
/** From page to page inside the shell, with the processor slowed as well (`timePageChanges`). */
const PAGE_CHANGE_MS = 300;
const START_KB = 60;
const BOOK = 1042;

interface Place {
  name: string;
  site: SiteName;
  path: string;
  /** What somebody sees who has never been here. */
  first?: boolean;
  /** It is drawn on a canvas, of which a browser reports no largest paint: here it is only weighed, and `bench:aquarium` times it. */
  drawn?: boolean;
}

const forVisitors: Place[] = [
  { name: 'login', site: 'edu', path: '/login', first: true },
  { name: 'intro of the academy', site: 'edu', path: '/intro', first: true },
  { name: 'intro of the home site', site: 'home', path: '/intro', first: true },
];
const forStudents: Place[] = [
  { name: 'main', site: 'edu', path: '/main' },
  { name: 'book', site: 'edu', path: `/book/view/${BOOK}` },
  { name: 'reader', site: 'edu', path: `/book/read/${BOOK}` },
  { name: 'mission board', site: 'edu', path: `/book/mission/${BOOK}` },
  { name: 'crossword, before it starts', site: 'edu', path: `/book/mission/${BOOK}?kind=PUZZLE` },
  { name: 'quiz, before it starts', site: 'edu', path: `/book/mission/${BOOK}?kind=QUIZ` },
  { name: 'result', site: 'edu', path: `/book/mission/result/${BOOK}` },
  { name: 'search', site: 'edu', path: '/search' },
  { name: 'shelf', site: 'edu', path: '/library/board' },
  { name: 'my page', site: 'edu', path: '/mypage/main' },
  { name: 'aquarium', site: 'edu', path: '/aquarium', drawn: true },
  { name: 'contest', site: 'edu', path: '/event/contest' },
  { name: 'subscription', site: 'home', path: '/subscription' },
];

const limited = (what: string, size: string, value: number, unit: string, limit: number | null): BenchFigure =>
  limit === null
    ? { what, size, value, unit, goal: 'told', met: true }
    : {
        what,
        size,
        value,
        unit,
        against: `limit ${limit} ${unit}`,
        ratio: rounded(value / limit),
        goal: '≤ 1',
        met: value <= limit,
      };

const kB = (bytes: number) => rounded(bytes / 1_000, 1);

function figuresOf({ name, first = false, drawn = false }: Place, { weight, ...reading }: PageReading): BenchFigure[] {
  const { scripts, styles, fonts, pictures, others } = weight;
  const lost = reading.failures.length > 0 ? `; not counted: ${reading.failures.join(', ')}` : '';
  const visits = `HTTP/2, middle of ${reading.visits} visits${lost}`;
  const goal = (limit: number) => (first ? limit : null);
  const paintGoal = first ? LARGEST_PAINT_MS : LARGEST_PAINT_BEHIND_LOGIN_MS;
  const parts = `styles ${kB(styles)}, fonts ${kB(fonts)}, pictures ${kB(pictures)}, page and data ${kB(others)} kB`;
  return [
    ...(drawn
      ? []
      : [
          limited(`${name}: largest paint of its content`, visits, rounded(reading.largestPaintMs, 0), 'ms', paintGoal),
        ]),
    ...(reading.blockedMs === null
      ? []
      : [limited(`${name}: main thread blocked`, visits, rounded(reading.blockedMs, 0), 'ms', goal(BLOCKED_MS))]),
    limited(`${name}: layout shift`, visits, rounded(reading.shift, 3), 'shift', SHIFT),
    limited(`${name}: script as sent`, 'bodies, one visit', kB(scripts), 'kB', goal(FIRST_SCRIPT_KB)),
    limited(`${name}: everything else as sent`, parts, kB(styles + fonts + pictures + others), 'kB', null),
  ];
}

/** Goes in with the trial account; the login lies in the browser from then on. */
async function enter(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
  await page.waitForURL('**/main');
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const { site = '', token = '' } = JSON.parse(kept ?? '{}') as { site?: string; token?: string };
  if (site === '' || token === '') throw new Error(`no login at ${origin}`);
  return token;
}

await ensureBuilt(projectRoot);
const outside: Record<SiteName, string> = {
  edu: `https://localhost:${FIRST_PORT}`,
  school: `https://localhost:${FIRST_PORT + 1}`,
  home: `https://localhost:${FIRST_PORT + 2}`,
};
const origins = siteNames.map((site) => `${site}=${outside[site]}`).join(',');
const far = await Promise.all(
  [0, 1, 2].map((site) => farServer(FIRST_PORT + site, FIRST_PORT_OF_PROXY + site, LATE_MS)),
);
const certificate = makeCertificate();
const proxies = await Promise.all(
  [0, 1, 2].map((site) => tlsProxy(certificate, FIRST_PORT_OF_PROXY + site, FIRST_PORT_OF_PRODUCT + site)),
);
const settings = { SITE_ORIGINS: origins, TRUST_PROXY: 'on', STOP_DELAY_SECONDS: '0' };
const product = await runProduct({ firstPort: FIRST_PORT_OF_PRODUCT, settings });
const figures: BenchFigure[] = [];
try {
  const browser = await openReadingBrowser(DEBUGGING_PORT, certificate.trust);
  const read = async (place: Place) => {
    const reading = await browser.read(`${outside[place.site]}${place.path}`, place.drawn ?? false);
    if (typeof reading !== 'string') figures.push(...figuresOf(place, reading));
    else {
      const size = `no visit counts: ${reading}`;
      figures.push({ what: `${place.name}: could not be read`, size, value: 1, unit: 'page', goal: '0', met: false });
    }
  };
  for (const place of forVisitors) await read(place);
  const door = await browser.context.newPage();
  const token = await enter(door, outside.edu);
  const storageState = await browser.context.storageState();
  await enter(door, outside.home);
  await door.goto('about:blank');
  for (const place of forStudents) await read(place);
  await browser.close();

  for (const kind of Object.keys(PLAYED) as PlayedKind[]) {
    const address = `${outside.edu}/book/mission/${BOOK}?kind=${kind}`;
    const { coldMs, warmMs } = await timeMission(storageState, certificate.trust, address, kind);
    figures.push(
      limited(
        `${kind}: until it can be played, nothing in the cache`,
        'one visit',
        rounded(coldMs, 0),
        'ms',
        COLD_MISSION_MS,
      ),
      limited(
        `${kind}: until it can be played, later visits`,
        'middle of three',
        rounded(warmMs, 0),
        'ms',
        WARM_MISSION_MS,
      ),
    );
  }
  for (const { path, ms } of await timePageChanges(storageState, certificate.trust, outside.edu)) {
    const size = 'later changes, middle of five';
    figures.push(limited(`from page to page: /main to ${path}`, size, rounded(ms, 0), 'ms', PAGE_CHANGE_MS));
  }
  const { starts, bytes, of } = await weighStarts(product.origin('edu'), token);
  figures.push(limited('heaviest start of a mission', `${starts} missions, ${of}`, kB(bytes), 'kB', START_KB));
} finally {
  for (const server of [...far, ...proxies]) server.close();
  await product.stop();
}

const regressions = findRegressions(readLastFigures(join(import.meta.dirname, 'results', 'web.json')), figures);
recordBench('web', figures);
console.log(regressions.length === 0 ? 'Nothing became worse.' : `Worse than last time:\n${regressions.join('\n')}`);
