import { changePagesLikeExtensions } from './support/changePagesLikeExtensions.ts';
import { MouseHands } from './support/Hands.ts';
import { test } from './support/test.ts';
import { voyage } from './voyage.ts';

test('a student whose browser translates reads a book, plays its missions and feeds the pet', async ({
  context,
  page,
}) => {
  await changePagesLikeExtensions(page, 0);
  await voyage({ context, page, site: 'home', handsOf: (target) => new MouseHands(target) });
});
