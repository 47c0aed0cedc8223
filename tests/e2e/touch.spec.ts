import { TouchHands } from './support/Hands.ts';
import { test } from './support/test.ts';
import { readAndPlay } from './voyage.ts';

test('a student with a phone reads a book and plays its missions', async ({ page }) => {
  await readAndPlay(page, new TouchHands(page), 'edu');
});
