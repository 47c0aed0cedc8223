import { TouchHands } from './support/Hands.ts';
import { test } from './support/test.ts';
import { voyage } from './voyage.ts';

test('a student with a phone reads a book, plays its missions and feeds the pet', async ({ context, page }) => {
  await voyage({ context, page, site: 'edu', handsOf: (target) => new TouchHands(target) });
});
