import { quantile } from '../recordBench.ts';
import type { OpenAquarium } from './openAquarium.ts';

/**
 * Milliseconds of the main thread's processor time for each drawn frame, medians of the spans. Processor time, not
 * the clock on the wall: what else runs on the machine, and waiting for a graphics card, is not the page's work.
 */
export interface FrameTimes {
  /** All script of the page: the game's clock, what moves, the renderer's calls, React and timers. */
  script: number;
  /** Everything on the main thread: script, style, and painting where the browser paints there. */
  mainThread: number;
  framesPerSecond: number;
}

/** Times the frames that the browser asks for, as a player would have them. */
export async function measureFrames(
  { page, devtools }: OpenAquarium,
  { spans, spanMs }: { spans: number; spanMs: number },
): Promise<FrameTimes> {
  const totals = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
  };
  const found: FrameTimes[] = [];
  for (let span = 0; span < spans; span += 1) {
    const before = await totals();
    await page.evaluate('spent.length = 0');
    await page.waitForTimeout(spanMs);
    const calls = await page.evaluate<number>('spent.length');
    const after = await totals();
    // The ticker is called sixty times a second also where every other call draws nothing (ticker.maxFPS).
    const maxFps = await page.evaluate<number>('game.ticker.maxFPS');
    const frames = Math.max(1, maxFps > 0 ? Math.min(calls, (maxFps * spanMs) / 1_000) : calls);
    found.push({
      script: (after.script - before.script) / frames,
      mainThread: (after.task - before.task) / frames,
      framesPerSecond: (frames * 1_000) / spanMs,
    });
  }
  const median = (of: keyof FrameTimes) =>
    quantile(
      found.map((times) => times[of]),
      0.5,
    );
  return {
    script: median('script'),
    mainThread: median('mainThread'),
    framesPerSecond: median('framesPerSecond'),
  };
}

/** What stands and swims there, counted in the scene itself. */
export async function countScene({ page }: OpenAquarium): Promise<{ fish: number; bubbles: number }> {
  const frames = await page.evaluate<string[]>(`(() => {
    const found = [];
    const visit = (node) => { if (node.texture?.label) found.push(node.texture.label); node.children.forEach(visit); };
    visit(game.stage);
    return found;
  })()`);
  const count = (...names: string[]) => frames.filter((frame) => names.includes(frame)).length;
  return {
    fish: count('item/fish', 'item/tropical-fish', 'item/blowfish'),
    bubbles: count('fx/bubble', 'fx/bubble-burst'),
  };
}
