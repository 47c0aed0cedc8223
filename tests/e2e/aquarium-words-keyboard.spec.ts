import type { Locator, Page } from '@playwright/test';
import { WordsPage } from './pages/WordsPage.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** How far a bubble is from the one that has the focus, both as they float at one moment; null once it is this one. */
function wayTo(target: Locator): Promise<{ x: number; y: number } | null> {
  return target.evaluate((wanted) => {
    const here = document.activeElement;
    if (here === null || here.getAttribute('aria-label') === wanted.getAttribute('aria-label')) return null;
    const [to, from] = [wanted.getBoundingClientRect(), here.getBoundingClientRect()];
    return { x: to.x - from.x, y: to.y - from.y };
  });
}

/** Walks over the bubbles with arrows alone until the wanted one, or another of the same syllable, has the focus. */
async function walkTo(page: Page, words: WordsPage, syllable: string): Promise<void> {
  const target = words.bubble(syllable);
  for (let step = 0; step < 48; step += 1) {
    const way = await wayTo(target);
    if (way === null) return;
    const { x, y } = way;
    const ways = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];
    const wide = Math.abs(x) >= Math.abs(y);
    // Every other try takes the other axis, so that it never goes back and forth.
    await page.keyboard.press(ways[(wide ? 0 : 1) ^ (step % 3 === 2 ? 1 : 0)] ?? 'ArrowRight');
  }
  throw new Error(`cannot be reached with arrows: ${syllable}`);
}

test('words are caught by writing and by arrows, with no pointer at all', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'wordkeys1');
  await student.enter(page);
  await page.goto(`${originOf('home')}/aquarium?place=words`);
  const words = new WordsPage(page);
  const hands = new KeyboardHands(page);
  const field = page.getByRole('textbox', { name: '글자로 써서 잡기' });

  const first = await words.read();
  await expectNoBarriers(page, 'words');
  await hands.reach(field);
  await page.keyboard.insertText(first);
  await page.keyboard.press('Enter');
  await hands.press(words.action(/^조개 2개 받기$/));
  await hands.press(words.action(/^다음 낱말 잡기$/));

  const second = await words.read();
  await hands.reach(field);
  await page.keyboard.press('ArrowDown');
  for (const [index, syllable] of [...second].entries()) {
    await walkTo(page, words, syllable);
    await page.keyboard.press('Enter');
    if (index < second.length - 1) await words.expectCaught(index + 1);
  }
  await expect(words.action(/^조개 2개 받기$/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(new RegExp(`^${second}\\. 뜻: `))).toBeVisible();
  await expectNoBarriers(page, 'word card');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '오늘의 낱말 2, 조개를 받을 수 있어요' })).toBeVisible();
});

test('a friend is visited and cheered once a day', async ({ page, request }) => {
  const host = await NewStudent.join(request, 'hostkeys1');
  const guest = await NewStudent.join(request, 'guestkeys1');
  await host.befriend(guest);
  await guest.enter(page);
  await page.goto(`${originOf('home')}/community/aqua`);
  const hands = new KeyboardHands(page);
  await hands.reach(page.getByRole('tab', { name: '우리 반' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '친구', selected: true })).toBeFocused();
  const card = page.getByRole('button', { name: /의 수족관, 알이 자라고 있어요$/ });
  await expect(card).toBeVisible();
  await expectNoBarriers(page, 'neighbours');
  const opened = page.context().waitForEvent('page');
  await hands.press(card);
  const visit = await opened;
  const there = new KeyboardHands(visit);
  await there.press(visit.getByRole('button', { name: '응원 남기기' }));
  await expectNoBarriers(visit, 'cheers');
  await there.press(visit.getByRole('button', { name: '안녕! 놀러 왔어요.' }));
  await expect(visit.getByRole('button', { name: '오늘 응원했어요' })).toBeVisible();
  await there.press(visit.getByRole('button', { name: '이 이웃을 신고하거나 만나지 않기' }));
  await expect(visit.getByRole('dialog', { name: /무슨 일이 있나요/ })).toBeVisible();
  await visit.keyboard.press('Escape');
  await there.reach(visit.getByRole('button', { name: '이웃 목록으로 돌아가기' }));
  // The window closes under the key.
  await Promise.all([visit.waitForEvent('close'), visit.keyboard.press('Enter').catch(() => {})]);
});
