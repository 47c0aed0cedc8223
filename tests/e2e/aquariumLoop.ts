import type { Page } from '@playwright/test';
import type { SiteName } from '#contract/site.ts';
import { AquariumPage } from './pages/AquariumPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { type Hands, KeyboardHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect } from './support/test.ts';

interface LoopOptions {
  page: Page;
  site: SiteName;
  hands: Hands;
  /** Gives the pet a treat; left out, one is bought and given in one step. The demo's pet is soon full. */
  feed?: (aquarium: AquariumPage) => Promise<void>;
}

/** Buy and feed in one step, place, take back, wear, choose a ground, give it back, take a picture, go on a holiday: by one kind of hands. */
export async function aquariumLoop({ page, site, hands, feed = buyTreat }: LoopOptions): Promise<AquariumPage> {
  await beSignedIn(page, site);
  await page.goto(`${originOf(site)}/aquarium`);
  const aquarium = new AquariumPage(page, hands);
  await aquarium.expectOpen();

  const before = await aquarium.gauge('포만감');
  await feed(aquarium);

  await hands.press(page.getByRole('button', { name: '방 꾸미기', exact: true }));
  await hands.press(page.getByRole('group', { name: '놓을 수 있는 것' }).getByRole('button').first());
  const place = page.getByRole('button', { name: /^6번 자리/ });
  await hands.press(place);
  await expect(place).not.toHaveAccessibleName(/비어 있어요/);
  await hands.press(page.getByRole('button', { name: '방금 한 것 되돌리기' }));
  await expect(place).toHaveAccessibleName(/비어 있어요/);
  await hands.press(page.getByRole('button', { name: '다 했어요' }));
  // It has eaten meanwhile.
  await expect.poll(() => aquarium.gauge('포만감'), { timeout: 60_000 }).toBeGreaterThan(before);

  await aquarium.buyFound('ㅍㄹㅁㅈ', '파란 모자');
  const wear = page.getByRole('button', { name: '파란 모자 입히기' });
  // The button that bought it is gone: whoever has no pointer goes on with what came in its place.
  if (hands instanceof KeyboardHands) await expect(wear).toBeFocused();
  await hands.press(wear);
  await expect(page.getByRole('button', { name: '파란 모자 벗기' })).toBeVisible();
  await aquarium.leaveShop();

  const shells = await aquarium.shells();
  await aquarium.buyFound('하얀 모', '하얀 모래');
  await hands.press(page.getByRole('button', { name: '하얀 모래 고르기' }));
  await expect(page.getByRole('button', { name: '하얀 모래 처음 바다로' })).toBeVisible();
  await hands.press(page.getByRole('button', { name: '찾기 그만하기' }));
  await aquarium.openTab('되돌리기');
  await hands.press(page.getByRole('button', { name: /^하얀 모래 1개 되돌리기/ }));
  await hands.press(page.getByRole('button', { name: '상점 닫기' }));
  await expect.poll(() => aquarium.shells()).toBe(shells);

  await hands.press(page.getByRole('button', { name: '더 보기', exact: true }));
  await hands.press(page.getByRole('button', { name: '수족관 엽서, 사진 찍기' }));
  await expect(page.getByRole('img', { name: '내 수족관' })).toBeVisible();
  const download = page.waitForEvent('download');
  await hands.press(page.getByRole('button', { name: '저장하기' }));
  expect((await download).suggestedFilename()).toMatch(/^책바다-수족관-\d{4}-\d\d-\d\d\.png$/);
  await hands.press(page.getByRole('dialog', { name: /찰칵/ }).getByRole('button', { name: '닫기' }));

  await aquarium.setHoliday(true);
  await expect(page.getByRole('status').filter({ hasText: '휴가를 보내는 중이에요' })).toBeVisible();
  await aquarium.setHoliday(false);
  return aquarium;
}

async function buyTreat(aquarium: AquariumPage): Promise<void> {
  await aquarium.treat('바다 빵');
  await aquarium.leaveShop();
}
