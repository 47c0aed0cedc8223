import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { runProduct } from '#tests/support/runProduct.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { recordBench, rounded } from './recordBench.ts';
import { firstFrameFigures, heldToFrame, heldToHeap, told } from './support/aquariumFigures.ts';
import { benchWordCatch } from './support/benchWordCatch.ts';
import { driveFrames, framesWhileHidden, heapKb } from './support/driveFrames.ts';
import { timeFirstFrame } from './support/firstFrame.ts';
import { furnishRoom } from './support/furnishRoom.ts';
import { inviteGuests } from './support/inviteGuests.ts';
import { liveAnHour, openPanels, restForAWhile } from './support/liveAnHour.ts';
import { countScene, measureFrames } from './support/measureFrames.ts';
import { openAquarium } from './support/openAquarium.ts';
import { startCourse } from './support/startCourse.ts';

const SPANS = { spans: 5, spanMs: 4_000 };
/** Within one course of rings. */
const BUSY = { spans: 2, spanMs: 3_500 };
/** A school's tablet against this machine, as the browser slows itself down. */
const SLOW = 6;
/** Ten minutes of a smaller scene, and one before them in which everything has been seen once. */
const TEN_MINUTES = 36_000;
const ONE_MINUTE = 3_600;
/** Milliseconds between two frames of a device that is too slow. */
const TEN_A_SECOND = 100;
/** Times that both are driven in turns; the least of each counts. */
const TURNS = 5;
/**
 * Share of the canvas's pixels that WebGL fills here. The pixels are the graphics card's work; on a machine without
 * one SwiftShader fills them on the same cores and makes the script wait in the middle of a call. The scene, its
 * layout and every call stay the same, and enough frames come to be measured; the figure with all pixels stands beside.
 */
const FEW_PIXELS = 1 / 8;

// The aquarium with a full room as it idles, and the words to catch: script per frame, memory over ten minutes, rest
// while hidden, and how soon either can be played.
await ensureBuilt(projectRoot);
const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-'));
const product = await runProduct({ firstPort: 3230, dataDir });
const origin = product.origin('edu');
const decorations = furnishRoom(dataDir, demoAccounts.edu.accountId);
const guests = inviteGuests(dataDir, demoAccounts.edu.accountId);

const webgl = await openAquarium(origin, 'webgl');
await webgl.page.locator(`[data-twin=guest-${guests}]`).waitFor({ state: 'attached' });
const { fish, bubbles } = await countScene(webgl);
const scene = `${decorations} decorations, ${fish} fish, ${bubbles} bubbles, ${guests} guests`;
const whole = await measureFrames(webgl, { spans: 2, spanMs: SPANS.spanMs });
await webgl.page.evaluate(`game.renderer.resize(1280, 800, ${FEW_PIXELS})`);
const card = await measureFrames(webgl, SPANS);
await webgl.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
const slow = await measureFrames(webgl, SPANS);
await webgl.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
// The pet swims its course and is cheered at: rings, sparks, twins and all that idles besides.
await startCourse(webgl);
const busy = await measureFrames(webgl, BUSY);
await webgl.page.getByRole('button', { name: '돌보기' }).waitFor({ timeout: 60_000 });
await driveFrames(webgl, ONE_MINUTE);
let [driven, late] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
for (let turn = 0; turn < TURNS; turn += 1) {
  driven = Math.min(driven, await driveFrames(webgl, ONE_MINUTE));
  late = Math.min(late, await driveFrames(webgl, ONE_MINUTE, TEN_A_SECOND));
}
await openPanels(webgl);
await restForAWhile(webgl);
const heapBefore = await heapKb(webgl);
const hour = await liveAnHour(webgl);
await restForAWhile(webgl);
const heapAfter = await heapKb(webgl);
await webgl.page.evaluate('delete game.renderer.gl.drawElements, game.ticker.start()');
const hiddenFrames = await framesWhileHidden(webgl, 3_000);
await webgl.close();

const plain = await openAquarium(origin, 'canvas');
const painted = await measureFrames(plain, SPANS);
await plain.close();
const chosen = await openAquarium(origin, 'chosen');
const afterChoice = await measureFrames(chosen, { spans: 2, spanMs: SPANS.spanMs });
await chosen.close();
const first = await timeFirstFrame(origin);
const words = await benchWordCatch(origin, {
  spans: SPANS,
  pixels: FEW_PIXELS,
  slow: SLOW,
  frames: { before: ONE_MINUTE, between: TEN_MINUTES },
});
await product.stop();
rmSync(dataDir, { recursive: true, force: true });

const drivenFrames = `${scene}, least of ${TURNS} times ${ONE_MINUTE} frames`;
recordBench('aquariumFrames', [
  { what: 'WebGL: script per frame', size: scene, ...heldToFrame(card.script) },
  {
    what: 'WebGL: script per frame while the pet swims a ring course and is cheered at',
    size: scene,
    ...heldToFrame(busy.script),
  },
  { what: `WebGL: script per frame, processor slowed ${SLOW} times`, size: scene, ...told(slow.script, 'ms') },
  ...firstFrameFigures(first),
  {
    what: 'WebGL: the same while the processor fills all pixels',
    size: `SwiftShader, ${rounded(whole.framesPerSecond, 0)} frames a second`,
    ...told(whole.script, 'ms'),
  },
  { what: 'WebGL: script per frame, driven without a pause', size: drivenFrames, ...heldToFrame(driven) },
  {
    what: 'WebGL: script per frame at 10 frames a second, driven without a pause',
    size: drivenFrames,
    ...heldToFrame(late),
  },
  {
    what: '2D canvas: main thread per frame, painting included',
    size: `${scene}, ${rounded(painted.framesPerSecond, 0)} frames a second`,
    ...told(painted.mainThread, 'ms'),
  },
  {
    what: 'without a graphics card: the renderer that the product chooses, against WebGL on the same engine',
    size: `${rounded(whole.framesPerSecond, 0)} frames a second with WebGL`,
    value: rounded(afterChoice.framesPerSecond, 0),
    unit: 'frames a second',
    goal: '20',
    met: afterChoice.framesPerSecond >= 20,
  },
  {
    what: '2D canvas: share of the main thread',
    size: scene,
    ...told((painted.mainThread * painted.framesPerSecond) / 10, '%'),
  },
  {
    what: 'heap after collection, an hour of a class later',
    size: `${hour} frames, panels opened every five minutes`,
    ...heldToHeap(heapAfter, heapBefore),
  },
  {
    what: 'frames while hidden',
    size: '3 s',
    value: hiddenFrames,
    unit: 'frames',
    goal: '0',
    met: hiddenFrames === 0,
  },
  ...words,
]);
