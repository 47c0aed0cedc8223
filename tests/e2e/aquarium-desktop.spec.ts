import { aquariumLoop } from './aquariumLoop.ts';
import { MouseHands } from './support/Hands.ts';
import { test } from './support/test.ts';

test('the whole loop of the aquarium works with a mouse', async ({ page }) => {
  await aquariumLoop({ page, site: 'school', hands: new MouseHands(page) });
});
