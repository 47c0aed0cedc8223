import type { OpenAquarium } from './openAquarium.ts';

/** Frames drawn in one go before the page may do something else. */
const AT_ONCE = 300;

/**
 * Takes the ticker off the browser's clock and draws frames as fast as they come, each `apartMs` after the last by the
 * page's clock: minutes of play in a fraction of them. The renderer does all it does, but its last word to the graphics
 * card, the call that fills pixels, is left out: without a card they would take hours. Returns milliseconds of the
 * main thread's processor time for each frame.
 *
 * @param apartMs milliseconds of the page's clock between two frames
 */
export async function driveFrames(
  { page, devtools }: OpenAquarium,
  frames: number,
  apartMs = 1_000 / 60,
): Promise<number> {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await busy();
  await page.evaluate(
    `(async () => {
      const { ticker } = game;
      ticker.stop();
      game.renderer.gl.drawElements = () => {};
      let now = Math.max(performance.now(), ticker.lastTime);
      for (let frame = 0; frame < ${frames}; frame += 1) {
        now += ${apartMs};
        ticker.update(now);
        if (frame % ${AT_ONCE} === 0) {
          spent.length = 0;
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      spent.length = 0;
    })()`,
  );
  return ((await busy()) - before) / frames;
}

/** What is left on the heap after a forced collection, kB. */
export async function heapKb({ devtools }: OpenAquarium): Promise<number> {
  // Twice: what the first run finds unreachable may let go of more.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000;
}

/** Tells the page that it is hidden, through the Page Visibility API, and counts the frames of `ms` milliseconds. */
export async function framesWhileHidden({ page }: OpenAquarium, ms: number): Promise<number> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  })()`);
  // The listener's own React update comes first.
  await page.waitForTimeout(200);
  await page.evaluate('spent.length = 0');
  await page.waitForTimeout(ms);
  return page.evaluate<number>('spent.length');
}
