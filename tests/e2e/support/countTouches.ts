import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Where a run leaves what it counted, one file for each journey; `docs/measurements/first-minutes.md` tells the numbers. */
const FOLDER = 'test-results/first-minutes';

/** Counts what a finger or a mouse does, in every window of a test. */
export interface TouchCount {
  /** Presses since the count began; read it after awaiting what the last of them leads to. */
  touches(): number;
  /** Since the count began, on the clock of the test. */
  seconds(): number;
  /** Begins again at nothing: the part before does not belong to the journey. */
  restart(): void;
  /** Leaves the figures of a journey for the report. */
  write(journey: { name: string; from: string; to: string; goal: number }): Promise<void>;
}

/**
 * Counts each press from here on: a tap, a click and a whole drag are one each; keys, and the scrolling of a page, are
 * none. Call it once for a test, before its first page is opened; it goes on over navigations and in further windows.
 */
export async function countTouches(page: Page): Promise<TouchCount> {
  let touches = 0;
  let since = Date.now();
  const context = page.context();
  await context.exposeFunction('touchCounted', () => {
    touches += 1;
  });
  await context.addInitScript(() => {
    addEventListener(
      'pointerup',
      ({ isTrusted }) => {
        if (isTrusted) (globalThis as unknown as { touchCounted: () => void }).touchCounted();
      },
      true,
    );
  });
  const seconds = () => Math.round((Date.now() - since) / 100) / 10;
  return {
    touches: () => touches,
    seconds,
    restart: () => {
      touches = 0;
      since = Date.now();
    },
    write: async (journey) => {
      const figures = { ...journey, touches, seconds: seconds() };
      await mkdir(FOLDER, { recursive: true });
      await writeFile(`${FOLDER}/${journey.name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
    },
  };
}
