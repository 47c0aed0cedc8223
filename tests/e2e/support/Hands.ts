import { expect, type Locator, type Page } from '@playwright/test';
import { middleOfTwin } from './stillMiddle.ts';

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
    const place = await middleOfTwin(target);
    if (!place) return target.tap();
    await this.page.touchscreen.tap(place.x, place.y);
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
    const place = await middleOfTwin(target);
    if (!place) return target.click();
    await this.page.mouse.click(place.x, place.y);
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

  /** Moves the focus with Tab and Shift+Tab alone; fails when the thing cannot be reached. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    // As many stops as lie between, in one go; what is not reached so is looked for stop by stop.
    const stops = await stopsTo(target);
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    for (let stop = 0; stop < Math.abs(stops); stop += 1) await this.page.keyboard.press(key);
    for (let stop = 0; stop < this.mostStops; stop += 1) {
      if (await target.evaluateAll(([element]) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`cannot be reached with Tab: ${target}`);
  }
}

/** Tab stops from where the focus is to the thing, backwards below 0; 0 where it is no stop itself. */
async function stopsTo(target: Locator): Promise<number> {
  return target.evaluateAll(([element]) => {
    const all = document.querySelectorAll<HTMLElement>('button, input, textarea, select, a[href], [tabindex]');
    const stops = [...all].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    const to = stops.indexOf(element as HTMLElement);
    const from = stops.indexOf(document.activeElement as HTMLElement);
    return to < 0 || from < 0 ? 0 : to - from;
  });
}
