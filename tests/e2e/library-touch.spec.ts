import { LibraryPages } from './pages/LibraryPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1157;
/** Its text uses the words below. */
const WORD_BOOK_NO = 1023;

test('a finger carries a book to another board, the calendar tells of the day, and words are kept', async ({
  page,
}) => {
  const student = await NewStudent.join(page.request, 'shelftouch');
  await student.wish(BOOK_NO);
  await student.enter(page);
  const library = new LibraryPages(page);
  await library.open('board');
  const book = library.shelf('읽고 싶어요').getByRole('link', { name: /^『/ });
  const name = /『(.+?)』/.exec((await book.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await book.scrollIntoViewIfNeeded();
  await library.moving(() => library.carry(book, () => page.locator('[data-drop="READING"]')));
  await library.expectOn('읽는 중', name);
  await expectNoBarriers(page, 'the board on a phone');

  // A short touch is no drag: the book opens.
  await library.book('읽는 중', name).tap();
  await expect(page).toHaveURL(/\/book\/view\//);
  await page.goBack();
  await library.menuOf(name).tap();
  const wish = page.getByRole('dialog', { name }).getByRole('button', { name: /^읽고 싶어요/ });
  await library.moving(() => wish.tap());
  await expect(library.book('읽고 싶어요', name)).toBeVisible();
  await library.moving(() => library.undo.tap());
  await library.expectOn('읽는 중', name);

  // A move goes on without the page that showed it.
  await library.menuOf(name).tap();
  await wish.evaluate((button: HTMLElement) => {
    button.click();
    location.reload();
  });
  await expect(library.book('읽고 싶어요', name)).toBeVisible();
  await library.menuOf(name).tap();
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: /^읽는 중/ })
    .tap();
  await expect(library.book('읽는 중', name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await student.read(BOOK_NO, 4);
  await page.getByRole('link', { name: '독서 달력' }).first().tap();
  await library.today.tap();
  await expect(page.getByRole('dialog').getByText('4쪽을 읽었어요')).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).tap();
  await expect(page.getByText('첫 물결이 일었어요')).toBeVisible();
  await expectNoBarriers(page, 'the calendar on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Words of a text: the meaning comes when it is asked for, and a word that was taken out goes back.
  await page.getByRole('link', { name: '낱말 바구니' }).first().tap();
  await expect(page.getByText('아직 담은 낱말이 없어요')).toBeVisible();
  for (const word of ['오두막', '갈대']) await student.keepWord(word, WORD_BOOK_NO);
  await library.open('words');
  await page.getByRole('button', { name: /오두막.*뜻 보기/ }).tap();
  await expect(page.getByText('작고 초라하게 지은 집')).toBeVisible();
  await expectNoBarriers(page, 'the words on a phone');
  await page.getByRole('button', { name: '‘갈대’ 바구니에서 빼기' }).tap();
  await expect(page.getByText('담은 낱말 1개')).toBeVisible();
  await library.undo.tap();
  await expect(page.getByText('담은 낱말 2개')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
