import { DAY } from '#domain/time/duration.ts';
import { FIRST_BOOK, fixtureGuest } from '../support/fixtureContent.ts';
import { AquariumPage } from './pages/AquariumPage.ts';
import { TouchHands } from './support/Hands.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(1) } }),
  );
});
test.afterAll(() => product.close());

test('the other tank is shown, a gift of a level taken, and a guest met on three days', async ({ page }) => {
  const { app, server } = product;
  const { accountNo, token } = await server.freshStudent(app);
  await server.give(app, accountNo, { shells: 500, exp: 3_000 });
  const keeper = server.aquariumActions(app, token);
  await keeper.hatch('turtle');
  await keeper.buy('tank-cave');
  await server.missionPlayer(app, token).play('OX', { bookNo: FIRST_BOOK });
  await product.enter(page, 'edu', token);
  const hands = new TouchHands(page);
  const aquarium = new AquariumPage(page, hands);
  const guest = page.getByRole('button', { name: new RegExp(`^『시험용 책 ${FIRST_BOOK}』에서 온`) });
  /** A later day: the login is a new one, and the guest has something new to say. */
  const comeBack = async () => {
    app.clock.advance(DAY);
    await product.enter(page, 'edu', await server.signInAs(app, accountNo));
    await page.goto(product.address('/aquarium'));
    await aquarium.expectOpen();
    await expect(guest).toHaveAccessibleName(/할 말이 있어요/);
    await hands.press(guest);
  };

  await page.goto(product.address('/aquarium'));
  await aquarium.expectOpen();
  await hands.press(page.getByRole('button', { name: '책방 동굴 가기' }).first());
  await expect(page.getByRole('group', { name: '방 2개, 지금은 책방 동굴' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('group', { name: '방 2개, 지금은 책방 동굴' })).toBeAttached();

  await hands.press(page.getByRole('button', { name: /^레벨 2 선물/ }));
  const gift = page.getByRole('listbox', { name: '하나를 골라요' }).getByRole('option').nth(1);
  await hands.press(gift);
  await expect(gift).toHaveAttribute('aria-selected', 'true');
  const name = ((await gift.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await hands.press(page.getByRole('button', { name: `${name}, 이걸로 할래요` }));
  await expect(page.getByRole('button', { name: /^레벨 3 선물/ })).toBeVisible();
  const { bag } = await keeper.state();
  expect(bag.filter(({ itemId }) => itemId !== 'tank-cave')).toHaveLength(1);

  await hands.press(guest);
  await hands.press(page.getByRole('button', { name: '반가워!' }));
  await expect(guest).not.toHaveAccessibleName(/할 말이 있어요/);

  await comeBack();
  await expect(page.getByText('틀린 답은 없어요. 마음에 드는 것을 골라요.')).toBeAttached();
  // What would give a puzzle's answer away is worded otherwise, so that its words are read here.
  const second = page.getByRole('dialog').getByRole('button', { name: /요$/ }).nth(1);
  const answer = (await second.getAttribute('aria-label')) ?? '';
  await hands.press(second);
  await expect(guest).not.toHaveAccessibleName(/할 말이 있어요/);

  await comeBack();
  await hands.press(page.getByRole('button', { name: '고마워! 도감에 간직할게' }));
  await expect(guest).not.toHaveAccessibleName(/할 말이 있어요/);
  await hands.press(page.getByRole('button', { name: '더 보기', exact: true }));
  await hands.press(page.getByRole('button', { name: /^바다 도감/ }));
  const album = page.getByRole('dialog', { name: '바다 도감' });
  await expect(album.getByText(answer)).toBeVisible();
  await expect(album.getByText(fixtureGuest.memento.line)).toBeVisible();
});
