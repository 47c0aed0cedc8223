import { driveFrames } from './driveFrames.ts';
import type { OpenAquarium } from './openAquarium.ts';

/** Five minutes at sixty frames a second. */
const FIVE_MINUTES = 18_000;
const TIMES = 12;
/** What a class does meanwhile, by the twin of its button. */
const OPENED = ['open-bag', 'open-care'];
/** Enough for a panel to come in and go again. */
const A_SECOND = 60;
/** Unused for a minute, looked for every half. */
const COLLECTED_WITHIN_MS = 95_000;

/** An hour of a class in a few minutes: the aquarium swims, and every five minutes its panels are opened and closed. */
export async function liveAnHour(aquarium: OpenAquarium): Promise<number> {
  for (let time = 0; time < TIMES; time += 1) {
    await driveFrames(aquarium, FIVE_MINUTES);
    await openPanels(aquarium);
  }
  return FIVE_MINUTES * TIMES;
}

/** Lets Pixi's collector, which goes by the real clock, find what was in use for the last time. */
export async function restForAWhile({ page }: OpenAquarium): Promise<void> {
  await page.evaluate('game.ticker.start()');
  await page.waitForTimeout(COLLECTED_WITHIN_MS);
}

/** Opens and closes each panel once. */
export async function openPanels(aquarium: OpenAquarium): Promise<void> {
  const { page } = aquarium;
  for (const twin of OPENED) {
    await page.locator(`[data-twin=${twin}]`).evaluate((button) => (button as HTMLElement).click());
    await driveFrames(aquarium, A_SECOND);
    await page.keyboard.press('Escape');
    await driveFrames(aquarium, A_SECOND);
    await page.locator(`[data-twin=${twin}]`).waitFor({ state: 'attached' });
  }
}
