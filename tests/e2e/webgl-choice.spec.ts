import type { Page } from '@playwright/test';
import { RENDERER_KEY } from '#src/lib/persisted/createRendererMemory.ts';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectDrawnWith, FIRST_PICTURE } from './support/drawnWith.ts';
import { MouseHands } from './support/Hands.ts';
import { expect, test } from './support/test.ts';

// Without a graphics card, as here, the processor fills the pixels for WebGL: pages are slow as well, and small ones less.
test.use({ viewport: { width: 480, height: 320 } });

/** Two frames a second, as a processor has that draws a whole screen. */
const SLOW_FRAME_MS = 500;

/** From the returned call on, each frame of WebGL takes as long as without a graphics card, however busy the machine is. */
async function slowableWebgl(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((ms) => {
    let slow = false;
    let frame = 0;
    let drawn = -1;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    addEventListener('test:slow-webgl', () => {
      slow = true;
      count();
    });
    const drawElements = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      if (slow && drawn !== frame) {
        drawn = frame;
        const end = performance.now() + ms;
        while (performance.now() < end);
      }
      drawElements.apply(this, args);
    };
  }, SLOW_FRAME_MS);
  return () => page.evaluate(() => void dispatchEvent(new Event('test:slow-webgl')));
}

test('WebGL that is slow gives way to the 2D canvas in the middle of a game, which goes on and stays with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slowDown = await slowableWebgl(page);
  await beSignedIn(page, 'home');
  const crossword = new CrosswordPage(page, new MouseHands(page), 1037);
  const clue = wordOfFour(await crossword.open());
  await crossword.choose(clue);
  await page.keyboard.insertText('사과');
  await slowDown();
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
