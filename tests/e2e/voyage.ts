import type { BrowserContext, Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import { AquariumPage } from './pages/AquariumPage.ts';
import { CanvasMissionPages } from './pages/CanvasMissionPages.ts';
import { MissionPages } from './pages/MissionPages.ts';
import type { Hands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { signIn } from './support/signIn.ts';
import { expect } from './support/test.ts';

const BOOK_NO = 1042;
/** Four scored missions of a book with everything right, think-about and report. */
const ALL_POINTS = 100 + 10 + 30;
/** Shells that come with the first passed mission of a book. */
const PRESENT = 20;
const FOOD = '바다 빵';

interface Voyage {
  context: BrowserContext;
  page: Page;
  site: SiteName;
  handsOf: (page: Page) => Hands;
}

/**
 * A whole afternoon: sign in, read a book, play its six missions, see the points, meet the guest of the book, buy food
 * and feed the pet.
 */
export async function voyage({ context, page, site, handsOf }: Voyage): Promise<void> {
  const hands = handsOf(page);
  await signIn(page, hands, site);
  const shellsBefore = await shellsOfMainPage(page);
  await findAndRead(page, hands, site);
  await playAllMissions(page, hands);
  await expect(page.getByText(`이 책에서 모두 ${ALL_POINTS}점`)).toBeVisible();

  await page.goto(`${originOf(site)}/main`);
  await expect.poll(() => shellsOfMainPage(page)).toBe(shellsBefore + ALL_POINTS + PRESENT);
  const satietyBefore = await satietyOfMainPage(page);

  const window = await openAquarium(context, site, handsOf);
  const aquarium = new AquariumPage(window, handsOf(window));
  await aquarium.expectOpen();
  await aquarium.greetGuest('토끼전');
  const price = await aquarium.treat(FOOD);
  await expect.poll(() => aquarium.gauge('포만감')).toBeGreaterThan(satietyBefore);

  // The main window was never touched: it hears of the change.
  await expect.poll(() => satietyOfMainPage(page)).toBeGreaterThan(satietyBefore);
  await expect.poll(() => shellsOfMainPage(page)).toBe(shellsBefore + ALL_POINTS + PRESENT - price);
}

async function findAndRead(page: Page, hands: Hands, site: SiteName): Promise<void> {
  await page.goto(`${originOf(site)}/search`);
  await hands.write(page.getByLabel('찾을 말'), 'ㅌㄲㅈ');
  await hands.press(page.getByRole('button', { name: '찾기', exact: true }));
  await hands.press(page.getByRole('article').getByRole('link', { name: /토끼전/ }));
  await expect(page.getByRole('heading', { name: '토끼전', level: 1 })).toBeVisible();
  await hands.press(page.getByRole('link', { name: '읽기', exact: true }));

  const end = page.getByRole('region', { name: '책을 다 읽었어요' });
  const next = page.getByRole('button', { name: /^다음 쪽(으로 넘기기)?$/ }).filter({ visible: true });
  await expect(next).toBeVisible();
  for (let leaf = 0; leaf < 40 && !(await end.isVisible()); leaf += 1) await hands.press(next);
  await hands.press(end.getByRole('link', { name: '미션 하러 가기' }));
}

async function playAllMissions(page: Page, hands: Hands): Promise<void> {
  const missions = new MissionPages(page, hands, BOOK_NO);
  const canvas = new CanvasMissionPages(missions);
  const plays = [
    ['PUZZLE', () => canvas.playPuzzle()],
    ['MATCHING', () => canvas.playMatching()],
    ['OX', () => missions.playOx()],
    ['QUIZ', () => missions.playQuiz()],
    ['THINK', () => missions.playThink()],
    ['REPORT', () => missions.playReport()],
  ] as const;
  for (const [kind, play] of plays) {
    await play();
    await missions.expectResult(kind);
    if (kind !== 'REPORT') await missions.backToMissions();
  }
}

/** Through the door of the community page: a window of its own where there is room, else a tab opened there. */
async function openAquarium(context: BrowserContext, site: SiteName, handsOf: Voyage['handsOf']): Promise<Page> {
  const door = await context.newPage();
  await door.goto(`${originOf(site)}/community/aqua`);
  await handsOf(door).press(door.getByRole('button', { name: '수족관 들어가기' }));
  const aquarium = () => context.pages().find((page) => page.url().endsWith('/aquarium'));
  await expect.poll(aquarium).toBeDefined();
  const opened = aquarium();
  if (!opened) throw new Error('the aquarium did not open');
  await opened.bringToFront();
  return opened;
}

async function shellsOfMainPage(page: Page): Promise<number> {
  const text = await page
    .getByRole('region', { name: '나의 바다 친구' })
    .getByText(/^[\d,]+개$/)
    .textContent();
  return Number(text?.replace(/\D/g, ''));
}

async function satietyOfMainPage(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: '나의 바다 친구' }).getByRole('progressbar', { name: '포만감' });
  return Number(await bar.getAttribute('aria-valuenow'));
}
