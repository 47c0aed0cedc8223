import type { Page } from '@playwright/test';
import { LibraryPages } from './pages/LibraryPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const READ = 1042;
const WISHED = 1157;

test('the shelf is put in order by keys alone, by carrying and by the menu', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'shelfkeys');
  await student.read(READ, 2);
  await student.wish(WISHED);
  await student.enter(page);
  const library = new LibraryPages(page);
  const hands = new KeyboardHands(page);
  await library.open('board');
  const [read, wished] = [await nameOf(page, READ), await nameOf(page, WISHED)];
  await expectNoBarriers(page, 'the board');

  // Carried with the arrow keys to the book on the other board, which it then stands before.
  await hands.reach(library.book('읽는 중', read));
  await page.keyboard.press('Space');
  const spoken = page.locator('[id^=DndLiveRegion]');
  await expect(spoken).toHaveText(new RegExp(`『${read}』.*들었어요`));
  for (let step = 0; step < 6 && !(await spoken.textContent())?.includes(wished); step += 1) {
    const before = (await spoken.textContent()) ?? '';
    // What is carried listens to the keys a moment after it was picked up.
    await expect(async () => {
      if ((await spoken.textContent()) === before) await page.keyboard.press('ArrowDown');
      await expect(spoken).not.toHaveText(before, { timeout: 1_000 });
    }).toPass();
  }
  await expectNoBarriers(page, 'a carried book');
  await library.moving(() => page.keyboard.press('Space'));
  await expect(library.book('읽고 싶어요', read)).toBeVisible();
  await expect(library.undo).toBeFocused();
  await library.moving(() => page.keyboard.press('Enter'));
  await library.expectOn('읽는 중', read);

  await hands.press(library.menuOf(read));
  const sheet = page.getByRole('dialog', { name: read });
  await expect(sheet.getByRole('button', { name: /다 읽음/ })).toBeDisabled();
  await expectNoBarriers(page, 'the sheet of a book');
  await library.moving(() => hands.press(sheet.getByRole('button', { name: '치워 두기' })));
  await expect(page.getByText('치워 둔 책 1권')).toBeVisible();
  await library.moving(() => page.keyboard.press('ControlOrMeta+z'));
  await library.expectOn('읽는 중', read);

  await hands.press(page.getByRole('button', { name: '목록으로 보기' }));
  await expectNoBarriers(page, 'the list');
  await library.expectOn('읽고 싶어요', wished);
});

test('a day of the calendar opens by keys, and gives the focus back', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'daykeys');
  await student.read(READ, 3);
  await student.enter(page);
  const library = new LibraryPages(page);
  const hands = new KeyboardHands(page);
  await library.open('calendar');
  await hands.press(library.today);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('3쪽을 읽었어요')).toBeVisible();
  await expectNoBarriers(page, 'a day');
  await page.keyboard.press('Escape');
  await expect(library.today).toBeFocused();
  await expectNoBarriers(page, 'the calendar');
});

test('history, chart, basket and the way between them have no barriers', async ({ page }) => {
  const student = await NewStudent.join(page.request, 'librarywalker');
  await student.handInOx(READ);
  await student.fillBasket([READ, WISHED]);
  await student.enter(page);
  const library = new LibraryPages(page);
  await library.open('board');
  await page.getByRole('tab', { name: '읽은 기록' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoBarriers(page, 'the history');
  await page.getByRole('tab', { name: '인증 그래프' }).click();
  await expect(page.getByRole('list', { name: '갈래마다 통과한 비율' })).toBeVisible();
  await expectNoBarriers(page, 'the chart');
  await page.getByRole('button', { name: '표로 보기' }).click();
  await expectNoBarriers(page, 'the table');
  await page.getByRole('navigation', { name: '내 서재 메뉴' }).getByRole('link', { name: '책바구니' }).click();
  await page.getByRole('checkbox', { name: /모두 고르기/ }).check();
  await expectNoBarriers(page, 'the basket');
});

async function nameOf(page: Page, bookNo: number): Promise<string> {
  const label = await page.locator(`a[href="/book/view/${bookNo}"]`).first().getAttribute('aria-label');
  return /『(.+?)』/.exec(label ?? '')?.[1] ?? '';
}
