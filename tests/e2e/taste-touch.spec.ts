import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('a mission of a minute before joining, with nobody asked and nothing kept', async ({ page, context }) => {
  await page.goto(`${originOf('edu')}/login`);
  const door = page.getByRole('button', { name: '로그인 없이 1분 맛보기' });
  await expect(door).toBeVisible();
  // The login page itself asks for this; from then on it rests.
  await expect(page.getByRole('button', { name: '체험 계정으로 시작하기' })).toBeVisible();
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(`${request.method()} ${pathname}`);
  });
  await door.tap();
  await expect(page.getByRole('dialog', { name: '모래톱의 작은 등불' })).toBeVisible();
  await expectNoBarriers(page, 'a page of a story without a login');
  await page.getByRole('button', { name: '다 읽었어요' }).tap();
  await expectNoBarriers(page, 'three pairs without a login');
  await expectNoSideScroll(page);
  for (const [word, meaning] of [
    ['모래톱', '물가에 모래가 쌓여 이룬 곳'],
    ['손수', '남에게 시키지 않고 자기 손으로'],
    ['두리번거리다', '여기저기를 자꾸 살펴보다'],
  ] as const) {
    await page.getByRole('button', { name: word }).tap();
    await page.getByRole('button', { name: meaning }).tap();
    await expect(page.getByRole('button', { name: meaning, disabled: false })).toHaveCount(0);
  }
  await expect(page.getByRole('dialog', { name: '조개를 얻었어요!' })).toBeVisible();
  await expectNoBarriers(page, 'the reward without a login');
  // A story and its marks, which know nobody.
  const [story, ...marks] = asked;
  expect(story).toBe('GET /api/voyage/stories/LOWER');
  expect(new Set(marks)).toEqual(new Set(['POST /api/voyage/stories/LOWER/marks']));
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat())).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('link', { name: '시작하기' }).tap();
  await expect(page).toHaveURL(/\/login\/sign-up$/);
});
