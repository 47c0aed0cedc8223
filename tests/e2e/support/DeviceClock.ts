import type { Page } from '@playwright/test';

const KEY = 'test.device-clock';

/** What a device believes the time to be: its real clock, set forward or back. Timers and `performance.now` run on. */
export class DeviceClock {
  private readonly page: Page;
  private ahead: number;

  private constructor(page: Page, ahead: number) {
    this.page = page;
    this.ahead = ahead;
  }

  /** From the next page on, the device's time is that of the test's machine plus so many milliseconds. */
  static async set(page: Page, ahead = 0): Promise<DeviceClock> {
    await page.addInitScript(
      ({ key, start }) => {
        // The page of a browser without a network has no storage.
        if (location.origin === 'null') return;
        const RealDate = Date;
        const offset = () => Number(sessionStorage.getItem(key) ?? start);
        class SetDate extends RealDate {
          constructor(...given: []) {
            if (given.length === 0) super(RealDate.now() + offset());
            else super(...given);
          }
          static override now(): number {
            return RealDate.now() + offset();
          }
        }
        globalThis.Date = SetDate as DateConstructor;
      },
      { key: KEY, start: ahead },
    );
    return new DeviceClock(page, ahead);
  }

  /** Time passes on the device, without a timer going off. */
  async advance(milliseconds: number): Promise<void> {
    await this.setAhead(this.ahead + milliseconds);
  }

  /** Somebody sets the device to this instant. */
  async show(instant: number): Promise<void> {
    await this.setAhead(instant - Date.now());
  }

  private async setAhead(ahead: number): Promise<void> {
    this.ahead = ahead;
    await this.page.evaluate(({ key, ahead }) => sessionStorage.setItem(key, String(ahead)), {
      key: KEY,
      ahead: this.ahead,
    });
  }
}
