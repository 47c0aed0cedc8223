import { TouchHands } from './support/Hands.ts';
import { openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

test('a visitor of a feast tells its custom, leaves its keepsake, and every other feast keeps a place', async ({
  page,
}) => {
  // The server's clock starts on 6 May 2026, in the week of 어린이날.
  const product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { contentDir: makeFixtureContent(1), ...env } }),
  );
  try {
    const { accountNo } = await product.server.makeAccount(product.app, 'edu', { name: '한물결' });
    await product.enter(page, 'edu', await product.server.loginOf(product.app, 'edu', accountNo));
    const hands = new TouchHands(page);
    await page.goto(product.address('/aquarium'));
    const visitor = page.getByRole('button', { name: /^어린이날에 온 종이 왕관 병아리/ });
    await expect(visitor).toHaveAccessibleName(/할 말이 있어요/);
    await hands.press(visitor);
    const meeting = page.getByRole('dialog', { name: '종이 왕관 병아리' });
    await expect(meeting.getByText('어린이날을 알리러 왔어요')).toBeAttached();
    for (const line of [/종이 왕관을 접어/, /방정환 선생님은/]) {
      await expect(meeting.getByText(line)).toBeAttached();
      await hands.press(page.getByRole('button', { name: '더 들려주세요' }));
    }
    await expect(meeting.getByText(/^오월 바람개비:/)).toBeAttached();
    await hands.press(page.getByRole('button', { name: '고마워요! 도감에 간직할게요' }));
    await expect(visitor).not.toHaveAccessibleName(/할 말이 있어요/);

    await hands.press(page.getByRole('button', { name: '더 보기' }));
    await hands.press(page.getByRole('button', { name: /바다 도감/ }));
    await page.getByRole('tab', { name: '바다의 명절' }).tap();
    const feasts = page.getByRole('tabpanel').getByRole('listitem');
    await expect(feasts).toHaveCount(12);
    await expect(feasts.filter({ hasText: '어린이날' })).toContainText('오월 바람개비');
    await expect(feasts.filter({ hasText: '자리를 비워 두었어요' })).toHaveCount(11);

    // The next visit on the same day: it is still there, and has told everything.
    await page.reload();
    await expect(visitor).toBeVisible();
    await expect(visitor).not.toHaveAccessibleName(/할 말이 있어요/);
  } finally {
    // A page that stays would ask the server that stops for its event stream.
    await page.close();
    await product.close();
  }
});
