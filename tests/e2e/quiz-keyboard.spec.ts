import type { Page } from '@playwright/test';
import type { MissionAttempt } from '#contract/mission.ts';
import { arrangeEvents, shownOrderOf } from './support/arrangeEvents.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { passStart } from './support/passStart.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';
import { formQuestions, rightEvents, withForms } from './support/withForms.ts';

const BOOK = 1055;
const answers = bookAnswers(BOOK);

async function start(page: Page, kind: 'OX' | 'QUIZ') {
  await page.goto(`${originOf('home')}/book/mission/${BOOK}?kind=${kind}`);
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/mission/attempts'));
  await passStart(page, (button) => new KeyboardHands(page).press(button));
  const { content } = ((await (await opened).json()) as { data: MissionAttempt }).data;
  if (content.kind !== 'OX' && content.kind !== 'QUIZ') throw new Error(`no ${kind}`);
  return content;
}

/** A key as a keyboard sends it whose letters are switched to Hangul. */
async function pressHangul(page: Page, key: string, code: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  await keys.detach();
}

test('a desk: OX by letters, Hangul switched on or off, and only the miss again', async ({ page, request }) => {
  await (await NewStudent.join(request, `oxo${Date.now() % 1_000_000}`)).enter(page);
  const content = await start(page, 'OX');
  if (content.kind !== 'OX') throw new Error('no OX');
  await expect(page.getByText('로 답하고')).toBeVisible();
  await expectNoBarriers(page, 'OX');
  const hands = new KeyboardHands(page);
  for (const [at, { statement }] of content.items.entries()) {
    await expect(page.getByText(statement)).toBeVisible();
    const right = answers.ox(statement) === 'O';
    // The last one is missed.
    const given = at === content.items.length - 1 ? !right : right;
    if (at % 2 === 0) await page.keyboard.press(given ? 'o' : 'x');
    else await pressHangul(page, given ? 'ㅐ' : 'ㅌ', given ? 'KeyO' : 'KeyX');
    const chosen = page.getByRole('button', { name: given ? 'O, 맞아요' : 'X, 아니에요' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    const next = page.getByRole('button', { name: at < content.items.length - 1 ? '다음' : '다 했어요', exact: true });
    // The focus is on the way on as soon as it was answered, and what came of it describes it.
    await expect(next).toBeFocused();
    await expect(next).toHaveAccessibleDescription(
      given === right ? /맞았어요|찾았어요|그거예요|맞혔어요/ : '괜찮아요, 답이 조금 달라요.',
    );
    if (at < content.items.length - 1) await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'ArrowRight');
  }
  await hands.press(page.getByRole('button', { name: '다 했어요' }));
  await expect(page).toHaveURL(/\/book\/mission\/result\//);
  const missed = page.getByRole('region', { name: /^다시 볼 것/ }).getByRole('listitem');
  await expect(missed).toHaveCount(1);
  await expect(missed.getByRole('link', { name: /쪽 보기/ })).toBeVisible();
  await expect(missed.getByRole('button', { name: /^이 문제 이상해요/ })).toBeVisible();

  await start(page, 'OX');
  const { statement = '' } = content.items.at(-1) ?? {};
  await expect(page.getByText(statement)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '문제 고르기' }).getByRole('button')).toHaveCount(1);
  await page.keyboard.press(answers.ox(statement).toLowerCase());
  await hands.press(page.getByRole('button', { name: '다 했어요' }));
  await expect(page.getByRole('tab', { name: 'OX 퀴즈', selected: true })).toBeVisible();
  await expect(missed).toHaveCount(0);
  await expectNoBarriers(page, 'OX result');
});

test('enlarged to 200 %: the quiz by digits, the focus on each new question', async ({ page, request }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await (await NewStudent.join(request, `digit${Date.now() % 1_000_000}`)).enter(page);
  const content = await start(page, 'QUIZ');
  if (content.kind !== 'QUIZ') throw new Error('no quiz');
  for (const [at, { question }] of content.items.entries()) {
    const stem = page.locator('legend').filter({ hasText: question });
    await (at > 0 ? expect(stem).toBeFocused() : expect(stem).toBeVisible());
    const events = answers.order(question);
    if (events === null) {
      await page.keyboard.press(String(answers.quiz(question)));
      await expect(page.getByRole('button', { name: new RegExp(`^${answers.quiz(question)}번,`) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    } else {
      const hands = new KeyboardHands(page);
      await arrangeEvents(page, hands, events);
      await hands.press(page.getByRole('button', { name: '이 차례로 답하기' }));
    }
    if (at < content.items.length - 1) await page.keyboard.press('ArrowRight');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  await expectNoBarriers(page, 'quiz enlarged');
  await new KeyboardHands(page).press(page.getByRole('button', { name: '다 했어요' }));
  await expect(page.getByRole('tab', { name: '독서 퀴즈', selected: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^다시 볼 것/ })).toBeHidden();
});

test('a desk: events are carried by keys, each place is announced, and the given order is marked', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `order${Date.now() % 1_000_000}`)).enter(page);
  await withForms(page);
  await start(page, 'QUIZ');
  const hands = new KeyboardHands(page);
  await expect(page.getByText(formQuestions.order.question)).toBeVisible();
  await expectNoBarriers(page, 'events to arrange');
  const [first = ''] = await shownOrderOf(page);
  await hands.reach(page.getByRole('button', { name: `1번째, ${first}`, exact: true }));
  await page.keyboard.press('Space');
  const spoken = page.locator('[id^=DndLiveRegion]');
  await expect(spoken).toHaveText(new RegExp(`${first}.*들었어요`));
  for (const place of [2, 3]) {
    // What is carried listens to the keys a moment after it was picked up.
    await expect(async () => {
      if (!(await spoken.textContent())?.startsWith(`${place}번째`)) await page.keyboard.press('ArrowDown');
      await expect(spoken).toHaveText(`${place}번째 자리예요.`, { timeout: 1_000 });
    }).toPass();
  }
  // With a card in hand the arrows turn to no other question.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(formQuestions.order.question)).toBeVisible();
  await expectNoBarriers(page, 'a carried event');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: `3번째, ${first}`, exact: true })).toBeFocused();
  await arrangeEvents(page, hands, rightEvents);
  await hands.press(page.getByRole('button', { name: '이 차례로 답하기' }));
  await expect(page.getByRole('button', { name: '1번 문제, 맞았어요' })).toBeVisible();
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeFocused();
  await expectNoBarriers(page, 'an order that was marked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: '2번 문제, 맞았어요' })).toBeVisible();
  await expectNoBarriers(page, 'evidence that was marked');
});
