import type { Page } from '@playwright/test';
import { messySchoolFile } from '../support/rosterFile.ts';
import { countTouches } from './support/countTouches.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { TouchHands } from './support/Hands.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test } from './support/test.ts';

/** A tablet on a teacher's desk. */
test.use({ viewport: { width: 820, height: 1180 } });

const MOST_PRESSES = 40;
const MOST_SECONDS = 600;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

let product: DrivenProduct;
let academyNo: number;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp }, env) => buildTestApp({ content: 'demo', env }));
  const { output } = await product.server.operate(
    product.app,
    'institution',
    'create',
    'edu',
    '물결초등학교',
    '--approve',
  );
  academyNo = Number(/(\d+)번/u.exec(output)?.[1]);
});
test.afterAll(() => product.close());

async function enterAsDirector(page: Page): Promise<void> {
  const { token } = await product.server.staffLoginOf(product.app, academyNo, 'DIRECTOR');
  const posts = [{ academyNo, academyName: '물결초등학교', role: 'DIRECTOR' }];
  const login = { token, staff: { name: '빠른이', email: 'quick@sea.kr', demo: false, posts } };
  await page.addInitScript((value) => {
    if (location.origin !== 'null') sessionStorage.setItem('chaekbada.staff', value);
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  }, JSON.stringify(login));
}

test('a messy spreadsheet becomes thirty cards, and three children come in by card on one tablet', async ({ page }) => {
  const count = await countTouches(page);
  const hands = new TouchHands(page);
  await enterAsDirector(page);
  await page.goto(product.address('/teacher'));
  await expect(heading(page, '오늘')).toBeVisible();
  count.restart();

  await hands.press(page.getByRole('navigation', { name: '선생님 메뉴' }).getByRole('link', { name: '학생' }));
  await hands.press(page.getByRole('link', { name: '명단 올리기' }));
  await expect(heading(page, '명단 올리기')).toBeVisible();
  await expectNoBarriers(page, 'choosing a file');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hands.press(page.getByRole('button', { name: '파일 고르기' })),
  ]);
  await chooser.setFiles({ name: '2026 학생 명단.xlsx', mimeType: '', buffer: Buffer.from(messySchoolFile()) });

  await expect(page.getByRole('heading', { name: '살펴볼 줄 2개' })).toBeVisible();
  await expectNoBarriers(page, 'looking through a roster');
  await expectNoSideScroll(page);
  const birthday = page.getByRole('textbox', { name: '생년월일', exact: true });
  await expect(birthday).toHaveValue('2018-02-30');
  await hands.write(birthday, '2019-02-28');
  await birthday.press('Enter');
  const phone = page.getByRole('textbox', { name: '보호자 휴대전화', exact: true });
  await expect(phone).toHaveValue('010-12');
  await hands.write(phone, '010-1234-1107');
  await phone.press('Enter');
  expect(await product.app.db.selectFrom('roster_upload').selectAll().execute()).toEqual([]);
  await hands.press(page.getByRole('button', { name: '30명 올리기' }));
  await hands.press(page.getByRole('button', { name: '로그인 카드 30장 만들기' }));
  await expect(page.getByRole('button', { name: '카드 30장 인쇄하기' })).toBeVisible();
  await expectNoBarriers(page, 'cards');
  await expectNoSideScroll(page);
  await hands.press(page.getByRole('button', { name: '카드 30장 인쇄하기' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /로그인 QR$/ }) })).toHaveCount(
    30,
  );
  // Ten cards and the teacher's sheet to a page: 15 cards of each class are two pages, and its sheet is one.
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
  const cards = await readCards(page);
  const presses = count.touches();

  const tablet = await page.context().newPage();
  const child = new TouchHands(tablet);
  for (const [index, { code, pictures, name }] of cards.slice(0, 3).entries()) {
    // What the camera of the tablet does with the QR of the card.
    await tablet.goto(product.address(`/login/card#${code}`));
    if (index > 0) {
      await expect(heading(tablet, /들어와 있어요$/)).toBeVisible();
      await child.press(tablet.getByRole('button', { name: '내 카드로 들어가기' }));
    }
    await expect(heading(tablet, new RegExp(`^${name.slice(1)}.*안녕!$`))).toBeVisible();
    expect(tablet.url()).not.toContain(code);
    if (index === 0) {
      await expectNoBarriers(tablet, 'the pictures');
      await expectNoSideScroll(tablet);
    }
    for (const picture of pictures) await child.press(tablet.getByRole('button', { name: picture, exact: true }));
    await expect(tablet).toHaveURL(/\/voyage$/);
  }
  const all = count.touches() + 3;
  test.info().annotations.push({
    type: 'presses',
    description: `${presses} of the director, ${all} in all with three scans, ${count.seconds()} s`,
  });
  expect(all).toBeLessThanOrEqual(MOST_PRESSES);
  expect(count.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
});

/** What stands on the cards and on the teacher's sheet. */
async function readCards(page: Page): Promise<{ name: string; code: string; pictures: string[] }[]> {
  const codes = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).allTextContents();
  const rows = page.getByRole('table').first().getByRole('row');
  const cards: { name: string; code: string; pictures: string[] }[] = [];
  for (const [index, code] of codes.entries()) {
    const row = rows.nth(index + 1);
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    const pictures = (await row.getByRole('listitem').allTextContents()).map((text) => text.trim());
    cards.push({ name, code, pictures });
  }
  return cards;
}
