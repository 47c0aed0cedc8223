import { expect, type Locator } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

/**
 * The middle of something on the screen once it rests, in CSS pixels; that of a twin is where its thing is drawn by
 * then. A twin stands at its new place at once, its thing on the canvas follows with the next frames: a finger put down
 * in between touches what lay there before.
 */
export async function stillMiddle(target: Locator): Promise<Place> {
  // Waits for it, and refuses where several are meant.
  await expect(target).toBeAttached();
  const place = await middle(target, { twinsOnly: false });
  if (place === null) throw new Error(`not on the page: ${target}`);
  return place;
}

/**
 * Twins let pointers through to the canvas they lie over: a pointer goes to their place on the screen. Null for anything
 * else.
 *
 * @param target is there, and the only one
 */
export const middleOfTwin = (target: Locator): Promise<Place | null> => middle(target, { twinsOnly: true });

/** One question to the page: a handle of the thing, as `evaluate` makes one, takes nine. */
async function middle(target: Locator, wanted: { twinsOnly: boolean }): Promise<Place | null> {
  for (;;) {
    const found = await middleUnlessReplaced(target, wanted);
    if (found !== 'replaced') return found;
    // A change of the renderer makes every twin again; where none comes back, this fails.
    await expect(target).toBeAttached();
  }
}

function middleUnlessReplaced(target: Locator, wanted: { twinsOnly: boolean }): Promise<Place | null | 'replaced'> {
  return target.evaluateAll(async ([element], { twinsOnly }) => {
    if (element === undefined) return null;
    if (twinsOnly && getComputedStyle(element).pointerEvents !== 'none') return null;
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
      if (!element.isConnected) return 'replaced';
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width * height === 0) throw new Error('nothing to press');
    return { x: x + width / 2, y: y + height / 2 };
  }, wanted);
}
