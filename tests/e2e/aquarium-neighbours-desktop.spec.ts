import type { Page } from '@playwright/test';
import type { AquariumProfile } from '#contract/neighbour.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { enterAs, signInByCalls } from './support/enterAs.ts';
import { MouseHands } from './support/Hands.ts';
import { joinByCalls } from './support/joinByCalls.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('a classmate is seen by nickname alone, visited, and gone when the aquarium is closed to others', async ({
  page,
}) => {
  const site = 'edu';
  // Never part of a nickname, which are drawn by chance.
  const person = { accountId: 'mateedu1', password: 'wave+less42', name: '봉우람', email: 'mate@edu.kr' };
  await joinByCalls(page, { ...person, mobileNo: '01055550001' }, site);
  const mate = await signInByCalls(page, site, person);
  const { nickname } = await mate.ask<AquariumProfile>('get', '/api/aquarium/profile/me');
  await enterAs(page, await signInByCalls(page, site, demoAccounts[site]));
  await page.goto(`${originOf(site)}/community/aqua`);
  const card = cardOf(page, nickname);
  await expect(card).toBeVisible();
  await expect(page.locator('body')).not.toContainText(person.name);

  const opened = page.context().waitForEvent('page');
  await card.click();
  const visit = await opened;
  const hands = new MouseHands(visit);
  await hands.press(visit.getByRole('button', { name: '응원 남기기' }));
  await hands.press(visit.getByRole('button', { name: '안녕! 놀러 왔어요.' }));
  await expect(visit.getByRole('button', { name: '오늘 응원했어요' })).toBeVisible();
  await visit.close();

  await mate.ask('put', '/api/aquarium/profile/me', { open: false });
  await page.reload();
  await expect(page.getByRole('tabpanel').getByText('아직 만날 반 친구가 없어요')).toBeVisible();
  await expect(card).toHaveCount(0);
});

function cardOf(page: Page, nickname: string) {
  return page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${nickname}의 수족관,`) });
}
