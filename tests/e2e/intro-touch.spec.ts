import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { openInbox } from './support/openInbox.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');
const SENDER = 'principal@sea.kr';

// Whoever fills the form in less than a few seconds is asked to wait: a test may be that fast.
test.use({ expected: [/status of 429 .*\/api\/site\/inquiries/] });

test('a visitor looks around with a finger, asks, and gets mail', async ({ page }) => {
  const hands = new TouchHands(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto(`${edu}/intro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('책 한 권이 바다 하나가 됩니다');
  await expect(page.locator('a[href^="/intro/articles/"]').first()).toBeVisible();
  // All that it says came with the page: on a slow line a call more is seen.
  expect(calls).toEqual([]);
  await expectNoBarriers(page, 'the first page for visitors');

  await hands.press(page.getByRole('button', { name: '소개 메뉴' }));
  const menu = page.getByRole('navigation', { name: '소개 메뉴', exact: true });
  await expect(menu.getByRole('link', { name: '활용 예시' })).toBeVisible();
  await expectNoBarriers(page, 'the menu for visitors');
  await hands.press(menu.getByRole('link', { name: '문의하기' }));
  await expect(page).toHaveTitle('문의하기 · 책바다');
  await expect(menu.getByRole('link', { name: '활용 예시' })).toBeHidden();

  const send = page.getByRole('button', { name: '문의 보내기' });
  await hands.press(send);
  await expect(page.getByText('문의 종류를 골라 주십시오.')).toBeVisible();
  await expectNoBarriers(page, 'the inquiry with what is missing');
  await hands.press(page.getByRole('radio', { name: /사업 설명회 신청/ }));
  const write = (label: string, text: string) => hands.write(page.getByLabel(label, { exact: true }), text);
  await write('이름', '문어진');
  await write('연락처', '02-123-4567');
  await write('이메일', SENDER);
  await write('지역', '부산 영도구');
  await write('문의 내용', '설명회가 언제 열리는지 알고 싶습니다.');
  await hands.press(page.getByRole('checkbox'));
  const sent = page.getByRole('heading', { name: '문의를 받았습니다' });
  await expect(async () => {
    await send.tap();
    await expect(sent).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectNoBarriers(page, 'the inquiry that was sent');

  expect((await openInbox(SENDER)).subject).toBe('[책바다] 문의를 받았습니다');
  await openInbox('operator@chaekbada.localhost', '설명회가 언제 열리는지 알고 싶습니다.');
});
