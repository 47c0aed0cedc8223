import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../tests/support/listSources.ts';
import { runProduct } from '../tests/support/runProduct.ts';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { settle } from './lib/settle.ts';
import { writeLongestWord } from './lib/writeLongestWord.ts';

// `npm run pictures`: the README's pictures, taken from the running product.
const folder = join(projectRoot, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
await ensureBuilt(projectRoot);
const product = await runProduct({ firstPort: 3220 });
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

async function save(name: string, shown: Page): Promise<void> {
  await settle(shown);
  await sharp(await shown.screenshot())
    .resize(960)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/pictures/${name}.webp`);
}

const origin = product.origin('edu');
await page.goto(`${origin}/login`);
await page.getByRole('button', { name: '체험 계정으로 시작하기' }).click();
await page.getByRole('region', { name: '나의 바다 친구' }).waitFor();
await save('main', page);

await page.goto(`${origin}/book/mission/1042?kind=PUZZLE`);
await writeLongestWord(page, 1042);
await save('crossword', page);

await page.goto(`${origin}/aquarium`);
await page.getByRole('toolbar', { name: '할 수 있는 일' }).getByRole('button', { name: '가방' }).waitFor();
await page.mouse.move(760, 330);
await save('aquarium', page);

await page.goto(`${origin}/teacher`);
await page.getByRole('button', { name: '체험 선생님으로 둘러보기' }).click();
const teacherHeading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
await teacherHeading('오늘');
await save('teacher-today', page);
for (const [name, address, heading] of [
  ['teacher-roster', 'roster', '명단 올리기'],
  ['teacher-homework', 'homework/new', '숙제 내기'],
  ['teacher-lesson', 'lesson', '수업'],
] as const) {
  await page.goto(`${origin}/teacher/${address}`);
  await teacherHeading(heading);
  await save(name, page);
}
await page.goto(`${origin}/teacher/pupils`);
await page.getByRole('link', { name: '고나린' }).click();
await teacherHeading('고나린');
await save('teacher-pupil', page);
await page.goto(`${origin}/teacher/texts`);
await page.getByRole('tabpanel').getByRole('link').first().click();
await teacherHeading(/독후감|생각해/);
await save('teacher-text', page);
await page.goto(`${origin}/teacher/screen/1042?page=2`);
await page.getByText('2 / 14').waitFor();
await save('teacher-screen', page);

await browser.close();
await product.stop();
