import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A pixel of rounding on each side. */
const PIXEL = 1;

/** Zooms a page as Ctrl and the wheel do: fewer CSS pixels, each of more real ones. */
export class PageZoom {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly size: { width: number; height: number };

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
    this.size = page.viewportSize() ?? { width: 1280, height: 800 };
  }

  static async of(page: Page): Promise<PageZoom> {
    return new PageZoom(page, await page.context().newCDPSession(page));
  }

  /** @param factor 1 is 100 % */
  async to(factor: number, { upright = false } = {}): Promise<void> {
    const [wide, high] = upright ? [this.size.height, this.size.width] : [this.size.width, this.size.height];
    await this.session.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(wide / factor),
      height: Math.round(high / factor),
      deviceScaleFactor: factor,
      mobile: false,
    });
    await this.expectFilled(`${factor * 100} %`);
  }

  /** The canvas covers its box and has as many pixels as the screen has there. */
  private async expectFilled(where: string): Promise<void> {
    const measure = () =>
      this.page.locator('canvas').evaluate((canvas: HTMLCanvasElement, pixel) => {
        const own = canvas.getBoundingClientRect();
        const box = canvas.parentElement?.getBoundingClientRect() ?? own;
        const ratio = Math.min(2, devicePixelRatio);
        return {
          fills: [own.x - box.x, own.y - box.y, own.width - box.width, own.height - box.height].every(
            (difference) => Math.abs(difference) <= pixel,
          ),
          isSharp:
            Math.abs(canvas.width - box.width * ratio) <= 2 * pixel &&
            Math.abs(canvas.height - box.height * ratio) <= 2 * pixel,
        };
      }, PIXEL);
    await expect.poll(measure, { message: where }).toEqual({ fills: true, isSharp: true });
  }
}
