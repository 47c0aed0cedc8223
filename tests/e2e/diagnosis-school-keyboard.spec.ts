import { TestPages } from './pages/TestPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { openDiagnosisRoom } from './support/openDiagnosisRoom.ts';
import { expect, test } from './support/test.ts';

test('at school, by keys alone: apply, what it is, every question with a reload, and the report', async ({ page }) => {
  const room = await openDiagnosisRoom();
  try {
    const { pass } = await room.seat(page, 'school', 'MIDDLE_1');
    const hands = new KeyboardHands(page);
    const pages = new TestPages(page, hands);
    await page.goto(room.address('/diagnosis', 'school'));
    await hands.press(page.getByRole('link', { name: '진단 신청하기' }));
    await expect(page).toHaveURL(/\/diagnosis\/intro$/);
    await expectNoBarriers(page, 'diagnosis intro of the school site');
    const { questions } = await pages.begin(page.getByRole('link', { name: '진단 시작하기' }));
    await expect(page).toHaveURL(/\/diagnosis\/test$/);

    for (const [at, question] of questions.entries()) {
      const no = ((at * 3) % 4) + 1;
      await pages.expectQuestion(question);
      await pass(20_000);
      await page.keyboard.press(String(no));
      await expect(pages.option(no)).toHaveAttribute('aria-pressed', 'true');
      await page.reload({ waitUntil: 'commit' });
      await pages.expectQuestion(question);
      await expect(pages.option(no)).toHaveAttribute('aria-pressed', 'true');
      if (at < questions.length - 1) await page.keyboard.press('ArrowRight');
    }
    // Back and forth, and another answer.
    await page.keyboard.press('ArrowLeft');
    await pages.expectQuestion(questions.at(-2) ?? (questions[0] as (typeof questions)[0]));
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowRight');
    await hands.press(page.getByRole('button', { name: '다 했어요' }));

    await expect(page).toHaveURL(/\/diagnosis\/report\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /독자$/ })).toBeVisible();
    await expectNoBarriers(page, 'report of the school site');
    // Keys reach what can be done here, and the list knows the result.
    await hands.reach(page.getByRole('button', { name: '부모님께 보여 드리기' }));
    await page.goto(room.address('/diagnosis', 'school'));
    await expect(page.getByRole('heading', { name: '지금은 자라는 동안이에요' })).toBeVisible();
    await hands.press(page.getByRole('link', { name: '지난 결과 보기' }));
    await expect(page).toHaveURL(/\/diagnosis\/report\/\d+$/);
  } finally {
    await page.close();
    await room.close();
  }
});
