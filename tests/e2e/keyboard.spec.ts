import { KeyboardHands } from './support/Hands.ts';
import { test } from './support/test.ts';
import { voyage } from './voyage.ts';

test('a student without a pointer reads a book, plays its missions and feeds the pet', async ({ context, page }) => {
  await voyage({ context, page, site: 'school', handsOf: (target) => new KeyboardHands(target) });
});
