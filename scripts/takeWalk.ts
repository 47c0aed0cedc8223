import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { settle } from './lib/settle.ts';
import { writeLongestWord } from './lib/writeLongestWord.ts';

// `npm run pictures:walk`: a walk through the running product as one moving picture, for the README.
const WIDTH = 800;
const HEIGHT = 500;
/** Milliseconds that each place stays, and each picture of what moves. */
const STAY_MS = 1_900;
const MOVE_MS = 130;
const LARGEST_BYTES = 1_500_000;

const file = join(projectRoot, 'docs', 'pictures', 'walk.webp');
mkdirSync(join(projectRoot, 'docs', 'pictures'), { recursive: true });
await ensureBuilt(projectRoot);
const product = await runProduct({ firstPort: 3240 });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
});
// The aquarium by day, whatever the hour is.
await page.addInitScript(() => localStorage.setItem('chaekbada.sea-light', '{"version":1,"value":"day"}'));
const frames: { picture: Buffer; ms: number }[] = [];

async function take(shown: Page, ms = STAY_MS): Promise<void> {
  const picture = await sharp(await shown.screenshot())
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer();
  frames.push({ picture, ms });
}

/** Several pictures in a row of something that moves by itself. */
async function takeMoving(shown: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await take(shown, MOVE_MS);
}

const origin = product.origin('edu');
await page.goto(`${origin}/login`);
await page.getByRole('button', { name: '체험 계정으로 시작하기' }).waitFor();
await settle(page);
await take(page);
await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.getByRole('region', { name: '나의 바다 친구' }).waitFor();
await settle(page);
await take(page);

await page.goto(`${origin}/book/view/1042`);
await page.getByRole('heading', { level: 1 }).waitFor();
await settle(page);
await take(page);
await page.goto(`${origin}/book/read/1042`);
await page.getByRole('button', { name: '다음 쪽으로 넘기기' }).waitFor();
await settle(page);
await take(page);
await page.getByRole('button', { name: '다음 쪽으로 넘기기' }).click();
await takeMoving(page, 3);
await take(page, STAY_MS / 2);

await page.goto(`${origin}/book/mission/1042?kind=PUZZLE`);
await writeLongestWord(page, 1042, () => take(page, 400));
await take(page);

await page.goto(`${origin}/aquarium`);
await page.getByRole('toolbar', { name: '할 수 있는 일' }).getByRole('button', { name: '가방' }).waitFor();
await page.mouse.move(760, 330);
await takeMoving(page, 10);
await take(page);
await browser.close();
await product.stop();

const still = { raw: { width: WIDTH, height: HEIGHT * frames.length, channels: 3, pageHeight: HEIGHT } } as const;
const all = sharp(Buffer.concat(frames.map(({ picture }) => picture)), still);
// As good as the size of the file allows.
for (const quality of [80, 70, 60, 50, 40]) {
  await all
    .clone()
    .webp({ quality, loop: 0, delay: frames.map(({ ms }) => ms), minSize: true, effort: 5 })
    .toFile(file);
  if (statSync(file).size <= LARGEST_BYTES) break;
}
const { size } = statSync(file);
if (size > LARGEST_BYTES) throw new Error(`The walk has ${size} bytes`);
console.log(`docs/pictures/walk.webp: ${frames.length} pictures, ${Math.round(size / 1000)} kB`);
