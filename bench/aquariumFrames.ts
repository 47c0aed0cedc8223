import { chromium } from '@playwright/test';
import type { AquariumState } from '../contract/aquarium.ts';
import { ensureBuilt } from '../scripts/lib/ensureBuilt.mjs';
import { findBrowser } from '../scripts/lib/findBrowser.mjs';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
import { recordBench, rounded } from './recordBench.ts';

const LIMIT_MS = 2;
const SPANS = 5;
const SPAN_MS = 4_000;
/** Heap after garbage collection may differ by this much without anything growing. */
const HEAP_NOISE_KB = 300;

// The aquarium with a full room, as it idles: script time per frame and heap, then the same page hidden.
await ensureBuilt(projectRoot);
const product = await runProduct({ firstPort: 3230 });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
const origin = product.origin('edu');

await page.goto(`${origin}/login`);
await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.waitForURL('**/main');
const stored = await page.evaluate(() => Object.values(localStorage).join());
const token = /"token":"([^"]+)"/.exec(stored)?.[1] ?? '';
const placed = await fillRoom();

/** Buys and places the cheapest decoration wherever the room is empty. Returns how many positions are filled. */
async function fillRoom(): Promise<number> {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-ro-token': token, 'idempotency-key': crypto.randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const { shop, pet, room, shells } = await call<AquariumState>('GET', '/api/aquarium/me');
  const [cheapest] = shop
    .filter(({ kind, minLevel }) => kind === 'furniture' && minLevel <= pet.level)
    .sort((one, other) => one.price - other.price);
  if (!cheapest) return room.length;
  const empty = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((position) => !room.some((slot) => slot.position === position));
  const affordable = empty.slice(0, Math.floor(shells / cheapest.price));
  for (const position of affordable) {
    await call('POST', '/api/aquarium/purchases/me', { itemId: cheapest.itemId, quantity: 1 });
    await call('PUT', '/api/aquarium/room/me', { position, itemId: cheapest.itemId });
  }
  return room.length + affordable.length;
}

await page.goto(`${origin}/aquarium`);
await page.getByRole('button', { name: '가방', exact: true }).waitFor();
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');
await page.evaluate(
  'window.drawnFrames = 0; requestAnimationFrame(function count() { window.drawnFrames += 1; requestAnimationFrame(count); })',
);

async function measure() {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const frames = Number(await page.evaluate('window.drawnFrames'));
  return { scriptMs: value('ScriptDuration') * 1_000, frames };
}
async function heapKb(): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000;
}

const perFrame: number[] = [];
const heaps = [await heapKb()];
for (let span = 0; span < SPANS; span += 1) {
  const before = await measure();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SPAN_MS);
  const after = await measure();
  perFrame.push((after.scriptMs - before.scriptMs) / Math.max(1, after.frames - before.frames));
  heaps.push(await heapKb());
}
const script = [...perFrame].sort((a, b) => a - b)[Math.floor(SPANS / 2)] ?? Number.NaN;
// The first span still warms caches; growth is judged from then on.
const growth = (heaps.at(-1) ?? 0) - (heaps[1] ?? 0);

await browser.close();
await product.stop();
recordBench('aquariumFrames', [
  {
    what: 'script per frame, median of spans',
    size: `${placed} decorations, fish school, bubbles, canvas renderer`,
    value: rounded(script),
    unit: 'ms',
    against: `limit ${LIMIT_MS} ms`,
    ratio: rounded(script / LIMIT_MS),
    goal: '≤ 1',
    met: script <= LIMIT_MS,
  },
  {
    what: 'heap after collection, last span against second',
    size: `${(SPANS * SPAN_MS) / 1_000} s`,
    value: rounded(growth, 0),
    unit: 'kB',
    against: `noise ${HEAP_NOISE_KB} kB`,
    goal: 'no growth beyond noise',
    met: growth <= HEAP_NOISE_KB,
  },
]);
