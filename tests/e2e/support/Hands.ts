import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works the product: each way must reach everything. */
export interface Hands {
  /** Presses a button, link or card; works for things on the page and for twins of things on the canvas. */
  press(target: Locator): Promise<void>;
  /** Writes into a field, replacing what is there. */
  write(target: Locator, text: string): Promise<void>;
}

/** Fingers on glass: taps at the place on the screen, wherever the thing is drawn. */
export class TouchHands implements Hands {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (!(await isTwin(target))) return target.tap();
    const { x, y } = await placeOf(target);
    await this.page.touchscreen.tap(x, y);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.press(target);
    await target.fill(text);
  }
}

/** A mouse: presses the place on the screen, so that it works for twins as well. */
export class MouseHands implements Hands {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (!(await isTwin(target))) return target.click();
    const { x, y } = await placeOf(target);
    await this.page.mouse.click(x, y);
  }

  async write(target: Locator, text: string): Promise<void> {
    await target.fill(text);
  }
}

/** No pointer at all: Tab until the thing has the focus, then Enter. */
export class KeyboardHands implements Hands {
  readonly page: Page;
  /** More stops than any page has. */
  private readonly mostStops = 250;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Moves the focus with Tab alone; fails when the thing cannot be reached. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    for (let stop = 0; stop < this.mostStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`cannot be reached with Tab: ${target}`);
  }
}

/** Twins let pointers through to the canvas they lie over: a pointer goes to their place on the screen. */
async function isTwin(target: Locator): Promise<boolean> {
  return target.evaluate((element) => getComputedStyle(element).pointerEvents === 'none');
}

/** The middle of the thing once it rests, in CSS pixels. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await untilStill(target);
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the thing has stopped moving, so that a tap lands on it. */
async function untilStill(target: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await target.boundingBox());
      const still = now === before;
      before = now;
      return still;
    })
    .toBe(true);
}
