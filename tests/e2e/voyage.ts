import type { Page } from '@playwright/test';
import type { SiteName } from '../../contract/site.ts';
import { CanvasMissionPages } from './pages/CanvasMissionPages.ts';
import { MissionPages } from './pages/MissionPages.ts';
import type { Hands } from './support/Hands.ts';
import { signIn } from './support/signIn.ts';
import { expect } from './support/test.ts';

const BOOK_NO = 1042;

/** A whole afternoon: sign in, find a book, read it, play its missions, see the points. */
export async function readAndPlay(page: Page, hands: Hands, site: SiteName): Promise<void> {
  await signIn(page, hands, site);
  await page.goto(page.url().replace('/main', '/search'));
  await hands.write(page.getByLabel('찾을 말'), 'ㅌㄲㅈ');
  await hands.press(page.getByRole('button', { name: '찾기', exact: true }));
  await hands.press(page.getByRole('article').getByRole('link', { name: /토끼전/ }));
  await expect(page.getByRole('heading', { name: '토끼전', level: 1 })).toBeVisible();
  await hands.press(page.getByRole('link', { name: '읽기', exact: true }));
  await readToTheEnd(page, hands);
  await hands.press(page.getByRole('link', { name: '미션 하러 가기' }));

  const missions = new MissionPages(page, hands, BOOK_NO);
  const canvas = new CanvasMissionPages(missions);
  await canvas.playPuzzle();
  await missions.expectResult('PUZZLE');
  await missions.backToMissions();
  await canvas.playMatching();
  await missions.expectResult('MATCHING');
  await missions.backToMissions();
  await missions.playOx();
  await missions.expectResult('OX');
  await missions.backToMissions();
  await missions.playQuiz();
  await missions.expectResult('QUIZ');
  await missions.backToMissions();
  await missions.playThink();
  await missions.expectResult('THINK');
  await missions.backToMissions();
  await missions.playReport();
  await missions.expectResult('REPORT');
}

async function readToTheEnd(page: Page, hands: Hands): Promise<void> {
  const end = page.getByRole('region', { name: '책을 다 읽었어요' });
  const next = page.getByRole('button', { name: '다음 쪽', exact: true });
  await expect(next).toBeVisible();
  for (let leaf = 0; leaf < 40 && !(await end.isVisible()); leaf += 1) await hands.press(next);
  await expect(end).toBeVisible();
}
