import type { Locator } from '@playwright/test';

/**
 * The middle of something on the screen once it rests, in CSS pixels; that of a twin is where its thing is drawn by
 * then. A twin stands at its new place at once, its thing on the canvas follows with the next frames: a finger put down
 * in between touches what lay there before.
 */
export async function stillMiddle(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What was told to move may stand for some frames before it does.
    const enough = 6;
    let still = 0;
    let before = '';
    while (still < enough) {
      const now = JSON.stringify(element.getBoundingClientRect());
      still = now === before ? still + 1 : 0;
      before = now;
      await nextFrame();
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width * height === 0) throw new Error('nothing to press');
    return { x: x + width / 2, y: y + height / 2 };
  });
}
