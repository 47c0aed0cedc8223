import { GIVE_UP_MS, WordsPage } from './pages/WordsPage.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('a finger catches the three words of the day; a wrong bubble costs nothing, a reload loses nothing', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, 'wordtouch1');
  await student.enter(page);
  await page.goto(`${originOf('home')}/aquarium`);
  const hands = new TouchHands(page);
  const words = new WordsPage(page);
  await hands.press(page.getByRole('button', { name: '오늘의 낱말, 3개 가운데 0개 잡음' }));

  const first = await words.read();
  let wrong = '';
  // Bubbles come one after the other: those of the word may be there before any other.
  await expect(async () => {
    wrong = (await words.syllables()).find((syllable) => !first.includes(syllable)) ?? '';
    expect(wrong).not.toBe('');
  }).toPass();
  await expect(async () => {
    await words.touch(wrong);
    await expect(page.getByText(/^까르르/).first()).toBeAttached({ timeout: 4_000 });
  }).toPass({ timeout: GIVE_UP_MS });
  await expect(words.bubble(wrong)).toBeVisible();
  await words.catch(first, { to: 1 });
  await words.expectCaught(1);
  await page.reload();
  await words.expectCaught(1);
  await words.catch(first, { from: 1 });

  for (const shells of [2, 4, 6]) {
    await hands.press(words.action(/^조개 2개 받기$/));
    if (shells === 6) break;
    await hands.press(words.action(/^다음 낱말 잡기$/));
    await words.expectShells(shells);
    await words.catch(await words.read());
  }
  await hands.press(words.action(/수족관으로/));
  await expect(page.getByRole('button', { name: '오늘의 낱말, 3개 가운데 3개 잡음' })).toBeVisible();
  await words.expectShells(6);
});
