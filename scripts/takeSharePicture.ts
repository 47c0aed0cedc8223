import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { articlePictures } from '../src/features/intro/parts/articlePictures.ts';
import { projectRoot } from '../tests/support/listSources.ts';
import { fetchPretendard } from './fonts/fetchPretendard.ts';
import { findBrowser } from './lib/findBrowser.mjs';

// `npm run pictures:share`: what a shared link shows, 1200 × 630, and the logo as search engines ask for it. Drawn by a
// browser from the product's own art.
const folder = join(projectRoot, 'public', 'share');
mkdirSync(folder, { recursive: true });
const inline = (path: string, type: string) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
const art = (path: string, type: string) => inline(join(projectRoot, path), type);
const logo = art('src/styles/favicon.svg', 'image/svg+xml');
// Not every machine has a Korean face.
const font = inline(join(await fetchPretendard(), 'woff2', 'PretendardVariable.woff2'), 'font/woff2');
const pet = (name: string) => art(`public/art/portrait/${name}.webp`, 'image/webp');

const product = `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: "Pretendard Variable"; font-weight: 45 920; src: url(${font}) }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; color: #083c45;
    background: linear-gradient(180deg, #e4faf6, #9bdedb 55%, #4bacb3);
    font-family: "Pretendard Variable", Pretendard, "Noto Sans KR", "Noto Sans CJK KR", sans-serif; word-break: keep-all }
  .words { position: absolute; left: 84px; top: 118px; width: 620px }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 46px; font-weight: 800; letter-spacing: -.03em }
  h1 { margin: 44px 0 0; font-size: 82px; line-height: 1.18; font-weight: 800; letter-spacing: -.04em }
  p { margin: 28px 0 0; font-size: 32px; font-weight: 600 }
  img.pet { position: absolute }
  svg { position: absolute; left: 0; bottom: 0; width: 1200px; height: 190px }
</style>
<img class="pet" src="${pet('whale-young-joyful')}" style="right: 60px; top: 60px; width: 400px">
<svg viewBox="0 0 1200 190" preserveAspectRatio="none">
  <path d="M0 70c160-60 300-60 470-10s330 60 470 10 180-30 260 0v130H0Z" fill="#3d9ba2"/>
  <path d="M0 120c170-50 330-40 500 0s330 40 480-4 160-20 220 0v90H0Z" fill="#17818a"/>
</svg>
<img class="pet" src="${pet('octopus-young-joyful')}" style="right: 330px; bottom: 34px; width: 210px">
<img class="pet" src="${pet('turtle-baby-joyful')}" style="right: 120px; bottom: 26px; width: 150px">
<div class="words"><div class="brand"><img src="${logo}" width="76" height="76" alt="">책바다</div>
<h1>읽은 만큼<br>깊어지는 바다</h1><p>읽고, 풀고, 키우는 독서 교육</p></div>`;

/** One for each drawing that may stand beside an article, with what that drawing shows. */
const articlePage = ({ art: thing, pet: who, water }: (typeof articlePictures)[keyof typeof articlePictures]) =>
  `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: "Pretendard Variable"; font-weight: 45 920; src: url(${font}) }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; color: #083c45; background: ${water};
    font-family: "Pretendard Variable", Pretendard, "Noto Sans KR", "Noto Sans CJK KR", sans-serif; word-break: keep-all }
  .brand { position: absolute; left: 84px; top: 76px; display: flex; align-items: center; gap: 18px; font-size: 42px;
    font-weight: 800; letter-spacing: -.03em }
  h1 { position: absolute; left: 84px; top: 208px; margin: 0; font-size: 86px; line-height: 1.2; font-weight: 800;
    letter-spacing: -.04em }
  p { position: absolute; left: 84px; top: 444px; margin: 0; font-size: 32px; font-weight: 600 }
  img.thing, img.pet { position: absolute }
  svg { position: absolute; inset: 0 }
</style>
<svg viewBox="0 0 1200 630"><circle cx="200" cy="100" r="300" fill="#fff" opacity=".3"/>
  <circle cx="1090" cy="120" r="34" fill="#fff" opacity=".6"/><circle cx="1010" cy="210" r="18" fill="#fff" opacity=".6"/>
  <path d="M0 500c180-70 360-70 570-10s420 44 630-40v180H0Z" fill="#fff" opacity=".45"/>
  <path d="M0 566c210-66 420-40 600 0s390 34 600-28v92H0Z" fill="#fff" opacity=".6"/></svg>
<img class="thing" src="${art(`src/components/art-icon/images/${thing}.webp`, 'image/webp')}" style="right: 400px; bottom: 80px; width: 220px">
<img class="pet" src="${pet(`${who}-young-joyful`)}" style="right: 60px; bottom: 60px; width: 340px">
<div class="brand"><img src="${logo}" width="68" height="68" alt="">책바다</div>
<h1>독서<br>이야기</h1><p>읽는 아이 곁에서</p>`;

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
const shown = await browser.newPage({ viewport: { width: 1200, height: 630 } });
async function save(page: string, name: string): Promise<void> {
  await shown.setContent(page);
  await shown.evaluate(() => document.fonts.ready);
  await sharp(await shown.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));
}
await save(product, 'chaekbada');
for (const [name, picture] of Object.entries(articlePictures)) await save(articlePage(picture), `article-${name}`);
await sharp(join(projectRoot, 'src/styles/favicon.svg'), { density: 600 })
  .resize(512, 512)
  .png({ compressionLevel: 9 })
  .toFile(join(folder, 'logo.png'));
await browser.close();
