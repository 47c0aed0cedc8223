import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** The processor draws a first picture with WebGL slowly. */
export const FIRST_PICTURE = { timeout: 60_000 };
/** Colours that a scene shows at least; what lies behind an empty canvas has one or a few. */
const COLOURS_OF_A_SCENE = 100;

/** A canvas keeps the kind of its first context and refuses the others. */
export async function expectDrawnWith(page: Page, kind: 'webgl' | '2d'): Promise<void> {
  const canvas = page.locator('canvas');
  await expect
    .poll(
      () =>
        canvas.evaluate((element: HTMLCanvasElement) => {
          const webgl = element.getContext('webgl2') ?? element.getContext('webgl');
          if (webgl) return webgl.isContextLost() ? 'lost' : 'webgl';
          return element.getContext('2d') ? '2d' : 'none';
        }),
      FIRST_PICTURE,
    )
    .toBe(kind);
  await expect.poll(() => countColours(page), FIRST_PICTURE).toBeGreaterThan(COLOURS_OF_A_SCENE);
}

/** Different colours of what the canvas shows. */
async function countColours(page: Page): Promise<number> {
  const picture = sharp(await page.locator('canvas').screenshot());
  const pixels = await picture.removeAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return colours.size;
}
