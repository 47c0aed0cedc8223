import { KeyboardHands } from './support/Hands.ts';
import { test } from './support/test.ts';
import { readAndPlay } from './voyage.ts';

test('a student without a pointer reads a book and plays its missions', async ({ page }) => {
  await readAndPlay(page, new KeyboardHands(page), 'school');
});
