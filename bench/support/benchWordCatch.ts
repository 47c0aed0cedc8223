import type { BenchFigure } from '../recordBench.ts';
import { firstFrameFigures, heldToFrame, heldToNoise, told } from './aquariumFigures.ts';
import { driveFrames, framesWhileHidden, heapKb } from './driveFrames.ts';
import { timeFirstFrame } from './firstFrame.ts';
import { measureFrames } from './measureFrames.ts';
import { openAquarium } from './openAquarium.ts';

export interface WordCatchBench {
  spans: { spans: number; spanMs: number };
  /** Share of the canvas's pixels that WebGL fills. */
  pixels: number;
  /** How many times the processor is slowed for one of the figures. */
  slow: number;
  /** Frames driven without a pause: before the heap is first looked at, and between. */
  frames: { before: number; between: number };
}

/** The words to catch as they drift, nobody touching them: as the aquarium is measured. */
export async function benchWordCatch(origin: string, { spans, pixels, slow, frames }: WordCatchBench) {
  const words = await openAquarium(origin, 'webgl', 'words');
  const bubbles = await words.page
    .getByRole('group', { name: /^글자 물방울/ })
    .getByRole('button')
    .count();
  const size = `${bubbles} bubbles to catch`;
  await words.page.evaluate(`game.renderer.resize(1280, 800, ${pixels})`);
  const card = await measureFrames(words, spans);
  await words.devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const slowed = await measureFrames(words, spans);
  await words.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await driveFrames(words, frames.before);
  const heapBefore = await heapKb(words);
  const driven = await driveFrames(words, frames.between);
  const growth = (await heapKb(words)) - heapBefore;
  await words.page.evaluate('delete game.renderer.gl.drawElements, game.ticker.start()');
  const hidden = await framesWhileHidden(words, 3_000);
  await words.close();
  const plain = await openAquarium(origin, 'canvas', 'words');
  const painted = await measureFrames(plain, spans);
  await plain.close();
  const first = await timeFirstFrame(origin, 'words');
  const figures: BenchFigure[] = [
    { what: 'words: WebGL, script per frame', size, ...heldToFrame(card.script) },
    { what: `words: WebGL, script per frame, processor slowed ${slow} times`, size, ...told(slowed.script, 'ms') },
    ...firstFrameFigures(first, 'words: '),
    {
      what: 'words: WebGL, script per frame, driven without a pause',
      size: `${frames.between} frames`,
      ...heldToFrame(driven),
    },
    {
      what: 'words: 2D canvas, main thread per frame, painting included',
      size,
      ...told(painted.mainThread, 'ms'),
    },
    {
      what: 'words: heap after collection, ten minutes later',
      size: `${frames.between} frames`,
      ...heldToNoise(growth),
    },
    { what: 'words: frames while hidden', size: '3 s', value: hidden, unit: 'frames', goal: '0', met: hidden === 0 },
  ];
  return figures;
}
