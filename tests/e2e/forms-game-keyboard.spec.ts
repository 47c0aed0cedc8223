import { demoAccounts } from '#server/config/demoAccounts.ts';
import { AquariumPage } from './pages/AquariumPage.ts';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { WordsPage } from './pages/WordsPage.ts';
import { enterAs, signInByCalls } from './support/enterAs.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1034;

test('the letter field of the crossword is written in, and left with Tab at both ends', async ({ page, request }) => {
  await (await NewStudent.join(request, 'fieldpuzzle1')).enter(page);
  const crossword = new CrosswordPage(page, new MouseHands(page), BOOK_NO);
  const clues = await crossword.open();
  await crossword.choose(wordOfFour(clues));
  await new FieldWalk(page).walk('game/scenes/crossword/WordField.ts', { stops: clues.length });

  // From the first word on: as many words as there are, then the buttons beside the grid.
  const field = page.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription(/마지막 낱말에서 탭을 누르면 단추로/);
  await field.focus();
  const inField = () => field.evaluate((element) => element === document.activeElement);
  let words = 1;
  for (; await inField(); words += 1) await page.keyboard.press('Tab');
  expect(words).toBe(clues.length + 1);
  const toolbar = page.getByRole('toolbar', { name: '도움과 제출' });
  await expect(toolbar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  expect(await inField()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(toolbar.locator(':focus')).toHaveCount(1);
});

test('the fields of the aquarium and of its words keep what is written', async ({ page }) => {
  await enterAs(page, await signInByCalls(page, 'home', demoAccounts.home));
  const walk = new FieldWalk(page);
  await page.goto(`${originOf('home')}/aquarium`);
  const aquarium = new AquariumPage(page, new MouseHands(page));
  await aquarium.expectOpen();
  const press = (name: string) => aquarium.hands.press(page.getByRole('button', { name, exact: true }));
  await press('상점');
  await press('이름으로 찾기');
  await walk.walk('game/scenes/aquarium/panels/SearchField.tsx');
  await press('상점 닫기');
  await aquarium.hands.press(page.getByRole('button', { name: /이름 바꾸기/ }));
  await walk.walk('game/scenes/aquarium/panels/NamePanel.tsx');

  await page.goto(`${originOf('home')}/aquarium?place=words`);
  await new WordsPage(page).read();
  await walk.walk('game/scenes/word-catch/WordWriter.ts');
});
