import type { MissionAttempt } from '#contract/mission.ts';
import { shownOrderOf } from './support/arrangeEvents.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';
import { formQuestions, withForms } from './support/withForms.ts';

const BOOK = 1042;
const answers = bookAnswers(BOOK);

test.use({ expected: [/Failed to load resource.*pic-dove\.svg/] });

test('a phone: a broken picture keeps its words, an answer is marked at once, and a question is reported and taken back', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `flag${Date.now() % 1_000_000}`)).enter(page);
  await page.route('**/pic-dove.svg', (route) => route.abort());
  await page.goto(`${originOf('home')}/book/mission/${BOOK}?kind=QUIZ`);
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/mission/attempts'));
  await page.getByRole('button', { name: '시작하기' }).tap();
  const { content } = ((await (await opened).json()) as { data: MissionAttempt }).data;
  if (content.kind !== 'QUIZ') throw new Error('no quiz');

  await expect(page.getByText('그림이 안 열려요')).toBeVisible();
  await expect(page.getByRole('button', { name: '1번, 산비둘기' })).toBeVisible();
  for (const option of await page.getByRole('button', { name: /^[1-4]번, / }).all()) {
    const box = await option.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await page.getByRole('button', { name: '1번, 산비둘기' }).tap();
  await expect(page.getByRole('button', { name: '1번, 산비둘기' })).toHaveAttribute('aria-pressed', 'true');
  const isRight = String(answers.quiz(content.items[0]?.question ?? '')) === '1';
  const words = isRight ? /^(맞았어요|잘 찾았어요|바로 그거예요)!/ : /^괜찮아요, 답이 조금 달라요\./;
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  const dot = page.getByRole('button', { name: `1번 문제, ${isRight ? '맞았어요' : '다시 볼 것이에요'}` });
  await expect(dot).toBeVisible();
  // The first answer counts.
  await page.getByRole('button', { name: '2번,' }).tap({ force: true });
  await expect(page.getByRole('button', { name: '1번, 산비둘기' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoBarriers(page, 'an answer that was marked');
  // Into the book, where it stands, and back to the same question.
  await page.getByRole('link', { name: /^\d+쪽/ }).tap();
  await expect(page).toHaveURL(/\/book\/read\/\d+\?page=\d+/);
  await page.goBack();
  await expect(dot).toHaveAttribute('aria-current', 'step');

  await page.getByRole('button', { name: /^이 문제 이상해요/ }).tap();
  const dialog = page.getByRole('dialog', { name: '어떤 점이 이상한가요?' });
  await dialog.getByRole('button', { name: '알리기' }).tap();
  await expect(dialog.getByText('어떤 점이 이상한지 하나를 골라 주세요.')).toBeVisible();
  await dialog.getByRole('radio', { name: '그림이 안 보여요' }).check({ force: true });
  await dialog.getByRole('textbox').fill('수레 그림이 없어요');
  await expectNoBarriers(page, 'report dialog');
  await dialog.getByRole('button', { name: '알리기' }).tap();
  await expect(page.getByText('알려 줘서 고마워요! 꼼꼼히 살펴볼게요.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('살펴보고 있어요')).toBeVisible();

  // It is known after a new start, and is of this question alone.
  await page.reload();
  await page.getByRole('button', { name: /^1번 문제/ }).tap();
  await expect(page.getByText('살펴보고 있어요')).toBeVisible();
  await page.getByRole('button', { name: '다음', exact: true }).tap();
  await expect(page.getByText(content.items[1]?.question ?? '')).toBeVisible();
  await expect(page.getByText('살펴보고 있어요')).toBeHidden();
  await page.getByRole('button', { name: '이전', exact: true }).tap();
  await page.getByRole('button', { name: /^알림 되돌리기/ }).tap();
  await expect(page.getByRole('button', { name: /^이 문제 이상해요/ })).toBeVisible();
  await expectNoBarriers(page, 'quiz');
});

test('a phone: a finger that rests carries an event, a wrong order shows its page, long quotations are read', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `carry${Date.now() % 1_000_000}`)).enter(page);
  await withForms(page);
  await page.goto(`${originOf('home')}/book/mission/${BOOK}?kind=QUIZ`);
  await page.getByRole('button', { name: '시작하기' }).tap();
  await expect(page.getByText(formQuestions.order.question)).toBeVisible();
  const give = page.getByRole('button', { name: '이 차례로 답하기' });
  await expect(give).toBeDisabled();
  const before = await shownOrderOf(page);

  const cards = page.locator('fieldset ol > li');
  const [from, to] = [await cards.nth(0).boundingBox(), await cards.nth(2).boundingBox()];
  if (!from || !to) throw new Error('no cards');
  const touch = await page.context().newCDPSession(page);
  const x = from.x + 120;
  const [top, end] = [from.y + from.height / 2, to.y + to.height / 2 + 4];
  const send = (type: 'touchStart' | 'touchMove', y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await send('touchStart', top);
  await expect(page.locator('[id^=DndLiveRegion]')).toHaveText(/들었어요/);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', top + ((end - top) * step) / 10);
  await expect(page.locator('[id^=DndLiveRegion]')).toHaveText('3번째 자리예요.');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await expect.poll(() => shownOrderOf(page)).toEqual([before[1], before[2], before[0], before[3]]);
  for (const button of await page.getByRole('button', { name: /^(?:위로|아래로): / }).all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await give.tap();
  await expect(page.getByRole('status').filter({ hasText: /^괜찮아요, 답이 조금 달라요\./ })).toBeVisible();
  await expect(page.getByRole('link', { name: '2쪽을 다시 읽어 볼까요?' })).toBeVisible();
  await expect(give).toBeHidden();

  await page.getByRole('button', { name: '다음', exact: true }).tap();
  await expect(page.getByText(formQuestions.evidence.question)).toBeVisible();
  await page.getByRole('button', { name: /^1번, / }).tap();
  await expect(page.getByRole('button', { name: '2번 문제, 맞았어요' })).toBeVisible();
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: '2쪽 보기' }).tap();
  await expect(page).toHaveURL(/\/book\/read\/\d+\?page=2/);
});
