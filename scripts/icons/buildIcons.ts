import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteNames } from '../../contract/site.ts';
import { projectRoot } from '../../tests/support/listSources.ts';
import { drawIcon, drawMonochrome } from './drawIcon.ts';
import { installShots, siteManifest } from './siteManifest.ts';
import { siteMarks } from './siteMarks.ts';

// `npm run build:icons`: what each site looks like on a home screen, its manifest, and the pictures that the manifest
// names; all committed.
const icons = join(projectRoot, 'public', 'icons');
const manifests = join(projectRoot, 'public', 'manifests');
const shots = join(projectRoot, 'public', 'install');
const taken = join(projectRoot, 'src', 'features', 'intro', 'images');
for (const folder of [icons, manifests, shots]) mkdirSync(folder, { recursive: true });

for (const site of siteNames) {
  const mark = siteMarks[site];
  const maskable = drawIcon(mark, 'maskable');
  const rounded = drawIcon(mark, 'rounded');
  const pictures = [
    { name: '192', svg: rounded, size: 192 },
    { name: '512', svg: rounded, size: 512 },
    { name: 'maskable-512', svg: maskable, size: 512 },
    { name: 'monochrome-512', svg: drawMonochrome(mark), size: 512 },
    // Apple rounds the corners itself and knows no mask.
    { name: '180', svg: maskable, size: 180 },
  ];
  for (const { name, svg, size } of pictures) {
    await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, quality: 90 })
      .toFile(join(icons, `${site}-${name}.png`));
    console.log(`public/icons/${site}-${name}.png`);
  }
  writeFileSync(join(manifests, `${site}.webmanifest`), `${JSON.stringify(siteManifest(site), null, 2)}\n`);
  console.log(`public/manifests/${site}.webmanifest`);
}

for (const shot of installShots) {
  await sharp(join(taken, `${shot.taken}.webp`))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(shots, `${shot.name}.jpg`));
  console.log(`public/install/${shot.name}.jpg`);
}

// Browsers ask for this one unasked, at pages that name no icon. The format is a header and, since 2007, a PNG.
const side = 48;
const favicon = readFileSync(join(projectRoot, 'src', 'styles', 'favicon.svg'));
const picture = await sharp(favicon, { density: 72 }).resize(side, side).png({ palette: true, quality: 90 }).toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2); // an icon
header.writeUInt16LE(1, 4); // one picture
header.writeUInt8(side, 6);
header.writeUInt8(side, 7);
header.writeUInt16LE(1, 10); // planes
header.writeUInt16LE(32, 12); // bits of a pixel
header.writeUInt32LE(picture.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync(join(projectRoot, 'public', 'favicon.ico'), Buffer.concat([header, picture]));
console.log('public/favicon.ico');
