import { aquariumLoop } from './aquariumLoop.ts';
import { TouchHands } from './support/Hands.ts';
import { test } from './support/test.ts';

test('the whole loop of the aquarium works with a finger', async ({ page }) => {
  await aquariumLoop({ page, site: 'edu', hands: new TouchHands(page) });
});
