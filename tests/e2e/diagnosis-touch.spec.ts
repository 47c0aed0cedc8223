import type { DiagnosisTest } from '#contract/diagnosis.ts';
import { SECOND } from '#domain/time/duration.ts';
import { TestPages } from './pages/TestPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { TouchHands } from './support/Hands.ts';
import { type DiagnosisRoom, openDiagnosisRoom } from './support/openDiagnosisRoom.ts';
import { expect, test } from './support/test.ts';

test.use({ expected: [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/] });

let room: DiagnosisRoom | undefined;
test.afterEach(async ({ page }) => {
  // A page that still loads something would miss the server.
  await page.close();
  await room?.close();
  room = undefined;
});

test('a phone at home: the diagnosis with a lost network and a gap, to the report and the parents', async ({
  page,
  context,
}) => {
  room = await openDiagnosisRoom();
  const { pass, token } = await room.seat(page, 'home', 'ELEMENTARY_1');
  const hands = new TouchHands(page);
  const pages = new TestPages(page, hands);
  await page.goto(room.address('/diagnosis/intro', 'home'));
  await expect(page.getByText('시간을 재지 않아요')).toBeVisible();
  await expectNoBarriers(page, 'diagnosis intro');
  const { questions, diagnosisApplyNo } = await pages.begin(page.getByRole('link', { name: '진단 시작하기' }));
  const left = questions.length - 2;

  for (const [at, question] of questions.entries()) {
    await pages.expectQuestion(question);
    await pass(20 * SECOND);
    if (at === 2) await expectNoBarriers(page, 'diagnosis question');
    if (at === 3) await context.setOffline(true);
    if (at !== left) await pages.choose((at % 4) + 1);
    if (at === 4) {
      await expect(page.getByText('이 기기에 저장했어요. 연결되면 보낼게요')).toBeVisible();
      // Reloaded without a network the test is gone from the screen, whatever is there instead. What is kept on this
      // device goes from the page that is opened next.
      await page.reload().catch(() => undefined);
      await expect(pages.option(1)).toBeHidden();
      await context.setOffline(false);
      await page.goto(room.address('/notice', 'home'));
      await expect.poll(() => answersAtServer(diagnosisApplyNo, token)).toBe(at + 1);
      await page.goto(room.address('/diagnosis/test', 'home'));
      await pages.expectQuestion(question);
      await expect(pages.option((at % 4) + 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('progressbar', { name: '답한 문제' })).toHaveAttribute('aria-valuenow', '25');
    }
    if (at < questions.length - 1) await pages.next();
  }

  await pages.finish();
  await expect(page.getByRole('dialog', { name: '답안을 선택하세요' })).toBeVisible();
  await hands.press(page.getByRole('button', { name: `${left + 1}번 문제로 가기` }));
  await pass(20 * SECOND);
  await pages.choose(4);
  await pages.next();
  await pages.finish();

  await expect(page).toHaveURL(/\/diagnosis\/result\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /독자$/ })).toBeVisible();
  await expect(page.getByText('첫 진단이에요')).toBeVisible();
  await expect(page.getByRole('region', { name: '지금 딱 맞는 책' }).getByRole('article').first()).toBeVisible();
  await expectNoBarriers(page, 'diagnosis report');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await hands.press(page.getByRole('button', { name: '부모님께 보여 드리기' }));
  await hands.press(page.getByRole('button', { name: '링크 만들기' }));
  const link = page.getByRole('link', { name: '미리 보기' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img', { name: '부모님 링크 QR 코드' })).toBeVisible();
  await expectNoBarriers(page, 'the link for parents');
  await expectNoSideScroll(page);
  await page.goto(room.address((await link.getAttribute('href')) ?? '', 'home'));
  await expect(page.getByText(/한\*결 학생/)).toBeVisible();
  await expectNoBarriers(page, 'diagnosis for parents');
});

test('a phone at the academy: the adaptive test asks one after the other, goes on after a reload, and ends', async ({
  page,
}) => {
  room = await openDiagnosisRoom({ diagnosisMode: 'ADAPTIVE' });
  const { pass } = await room.seat(page, 'edu', 'ELEMENTARY_4');
  const hands = new TouchHands(page);
  const pages = new TestPages(page, hands);
  await page.goto(room.address('/diagnosis'));
  await hands.press(page.getByRole('link', { name: '진단 신청하기' }));
  await pages.begin(page.getByRole('link', { name: '진단 시작하기' }));
  await expect(page.getByRole('button', { name: '이전' })).toBeHidden();
  const bar = page.getByRole('progressbar', { name: '답한 문제' });
  const seen = new Set<string>();

  for (let no = 1; no <= 20; no += 1) {
    await expect(page.getByText(`20문제 가운데 ${no}번.`)).toBeAttached();
    if (no === 7) {
      await page.reload();
      await expect(page.getByText(`20문제 가운데 ${no}번.`)).toBeAttached();
    }
    seen.add((await page.getByRole('group').first().textContent()) ?? '');
    await pass(20 * SECOND);
    await pages.choose((no % 4) + 1);
    await pages.next();
    await expect(bar).toHaveAttribute('aria-valuenow', String(no * 5));
  }
  expect(seen.size).toBe(20);
  await expectNoBarriers(page, 'adaptive question');
  await pages.finish();
  await expect(page).toHaveURL(/\/diagnosis\/report\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /독자$/ })).toBeVisible();
});

async function answersAtServer(applyNo: number, token: string): Promise<number | undefined> {
  const url = `/api/diagnosis/applies/${applyNo}`;
  return (await room?.app.send<DiagnosisTest>('GET', url, { site: 'home', token }))?.data.answers.length;
}
