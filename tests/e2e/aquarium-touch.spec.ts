import type { Page } from '@playwright/test';
import { aquariumLoop } from './aquariumLoop.ts';
import { TouchHands } from './support/Hands.ts';
import { stillMiddle } from './support/stillMiddle.ts';
import { test } from './support/test.ts';

test('the whole loop of the aquarium works with a finger, and a treat is carried to the mouth', async ({ page }) => {
  const hands = new TouchHands(page);
  const feed = async () => {
    await hands.press(page.getByRole('button', { name: '돌보기', exact: true }));
    await carryToMouth(page);
    await hands.press(page.getByRole('button', { name: '돌보기 닫기' }));
  };
  await aquariumLoop({ page, site: 'edu', hands, feed });
});

async function carryToMouth(page: Page): Promise<void> {
  const treat = await stillMiddle(page.getByRole('group', { name: '간식 주기' }).getByRole('button').first());
  const pet = await stillMiddle(page.getByRole('button', { name: /에게 (인사하기|살짝 손대어 깨우기)$/ }));
  await page.mouse.move(treat.x, treat.y);
  await page.mouse.down();
  await page.mouse.move((treat.x + pet.x) / 2, (treat.y + pet.y) / 2, { steps: 6 });
  await page.mouse.move(pet.x, pet.y, { steps: 6 });
  await page.mouse.up();
}
