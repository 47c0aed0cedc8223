import { RENDERER_KEY } from '#src/lib/persisted/createRendererMemory.ts';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectDrawnWith, FIRST_PICTURE } from './support/drawnWith.ts';
import { MouseHands } from './support/Hands.ts';
import { expect, test } from './support/test.ts';

// Without a graphics card, as here, the processor fills the pixels for WebGL: pages are slow as well, and small ones less.
test.use({ viewport: { width: 480, height: 320 } });

test('WebGL that is slow gives way to the 2D canvas in the middle of a game, which goes on and stays with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beSignedIn(page, 'home');
  const crossword = new CrosswordPage(page, new MouseHands(page), 1037);
  const clue = wordOfFour(await crossword.open());
  await crossword.choose(clue);
  await page.keyboard.insertText('사과');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectDrawnWith(page, '2d');
  await crossword.expectCells(clue, ['사', '과', null, null]);
  await page.keyboard.insertText('나무');
  await crossword.expectCells(clue, [...'사과나무']);
  // Measured as well, it is what this device begins with the next time.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), RENDERER_KEY), FIRST_PICTURE)
    .toContain('canvas');
});
