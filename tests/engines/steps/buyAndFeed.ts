import type { EnginePage } from '../EnginePage.ts';

/** Through the door of the community page, then one thing bought and eaten. */
export async function buyAndFeed(page: EnginePage): Promise<string> {
  const windows = await page.engine.windows();
  await page.open('/community/aqua');
  await page.press('button', '수족관 들어가기');
  const place = await page.until('the aquarium', async () =>
    (await page.engine.windows()) > windows ? '새 창' : (await page.path()) === '/aquarium' ? '같은 탭' : null,
  );
  await page.engine.closeOthers();
  await page.open('/aquarium');
  await page.pressUntil('button', '상점', () => page.find('button', '상점 닫기'));
  await page.press('option', /^바다 빵,/);
  await page.press('button', /1개 사기$/);
  await page.press('button', '살래요');
  await page.press('button', '상점 닫기');
  await page.pressUntil('button', '가방', () => page.find('button', '가방 닫기'));
  await page.press('option', /^바다 빵,/);
  await page.press('button', '먹이기');
  return place;
}
