import { tokenHeaderBySite } from '#contract/site.ts';
import { SESSION_KEY } from '#src/lib/session/StoredSession.ts';
import { aquariumLoop } from './aquariumLoop.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('the whole loop of the aquarium works without a pointer, and hears what another device does', async ({ page }) => {
  const site = 'home';
  const aquarium = await aquariumLoop({ page, site, hands: new KeyboardHands(page) });

  const before = await aquarium.shells();
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').token as string,
    SESSION_KEY,
  );
  const bought = await page.request.post(`${originOf(site)}/api/aquarium/purchases/me`, {
    data: { itemId: 'banana', quantity: 1 },
    headers: { [tokenHeaderBySite[site]]: token, 'idempotency-key': crypto.randomUUID() },
  });
  expect(bought.ok()).toBe(true);
  await expect.poll(() => aquarium.shells()).toBe(before - 10);

  // A number puts down what is picked: where that leaves the tray, the focus goes on.
  await aquarium.hands.press(page.getByRole('button', { name: '방 꾸미기', exact: true }));
  const first = page.getByRole('group', { name: '놓을 수 있는 것' }).getByRole('button').first();
  await aquarium.hands.press(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('7');
  await expect(page.getByRole('button', { name: /^7번 자리/ })).not.toHaveAccessibleName(/비어 있어요/);
  await expect(page.locator('button:focus')).toHaveCount(1);
  await aquarium.hands.press(page.getByRole('button', { name: '다 했어요' }));

  for (const door of ['상점', '가방', '더 보기', '돌보기']) {
    await aquarium.hands.press(page.getByRole('button', { name: door, exact: true }));
    await expectNoBarriers(page, door);
    // What is left of today is told inside, not behind what is open.
    if (door === '돌보기') await expect(page.getByRole('dialog').getByText(/^오늘 먹이 \d번/)).toBeVisible();
    await page.keyboard.press('Escape');
  }

  // The dialog of the shell gives the focus back to where its panel was opened, which is gone by then.
  await aquarium.openLights();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '더 보기', exact: true })).toBeFocused();

  // Some help brings what it comes to into sight by itself: the sea stays where it is.
  await aquarium.hands.press(page.getByRole('button', { name: '상점', exact: true }));
  const sea = page.locator('canvas');
  const place = await sea.boundingBox();
  for (const edge of [page.getByRole('tab').last(), page.getByRole('option').last()]) {
    await edge.evaluate((twin: HTMLElement) => twin.focus());
    expect(await sea.boundingBox()).toEqual(place);
  }
});
