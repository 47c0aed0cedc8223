import type { Page } from '@playwright/test';
import type { AquariumProfile } from '#contract/neighbour.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { enterAs, signInByCalls } from './support/enterAs.ts';
import { MouseHands } from './support/Hands.ts';
import { joinByCalls } from './support/joinByCalls.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

for (const site of ['edu', 'school'] as const) {
  test(`a classmate of the ${site} site is seen by nickname alone, visited, and gone when the door is shut`, async ({
    page,
  }) => {
    // Never part of a nickname, which are drawn by chance.
    const person = { accountId: `mate${site}1`, password: 'wave+less42', name: '봉우람', email: `mate@${site}.kr` };
    await joinByCalls(page, { ...person, mobileNo: site === 'edu' ? '01055550001' : '01055550002' }, site);
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
}

test('a friendship is ended, a neighbour is blocked and met again, and one is reported', async ({ page, request }) => {
  const guest = await NewStudent.join(request, 'safeguest1');
  for (const accountId of ['safefriend1', 'safefriend2', 'safefriend3']) {
    await (await NewStudent.join(request, accountId)).befriend(guest);
  }
  await guest.enter(page);
  await page.goto(`${originOf('home')}/community/aqua`);
  await page.getByRole('tab', { name: '친구' }).click();
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const help = async () => {
    await cards
      .first()
      .getByRole('button', { name: /신고하거나 만나지 않기$/ })
      .click();
    await expect(page.getByRole('dialog', { name: /무슨 일이 있나요/ })).toBeVisible();
  };

  await help();
  await page.getByRole('button', { name: '친구 그만하기' }).click();
  await expect(page.getByText('친구 목록에서 뺐어요.')).toBeVisible();
  await expect(cards).toHaveCount(2);

  await help();
  await page.getByRole('button', { name: '이제 서로 만나지 않기' }).click();
  await expect(cards).toHaveCount(1);
  const again = page
    .getByRole('region', { name: '만나지 않기로 한 이웃' })
    .getByRole('button', { name: /다시 만나기$/ });
  await again.click();
  await expect(page.getByText('이제 다시 만날 수 있어요.')).toBeVisible();
  await expect(again).toHaveCount(0);

  await help();
  await page.getByRole('button', { name: '어른에게 알리기' }).click();
  await page.getByRole('button', { name: '알리기', exact: true }).click();
  await expect(page.getByText('까닭을 하나 골라 주세요.')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: '알리기', exact: true }).click();
  await expect(page.getByText(/^알려 줘서 고마워요/)).toBeVisible();
  await expect(page.getByText('아직 친구가 없어요')).toBeVisible();
});

function cardOf(page: Page, nickname: string) {
  return page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${nickname}의 수족관,`) });
}
