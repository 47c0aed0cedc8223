import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../tests/support/listSources.ts';

// `npm run build:icons`: what the product looks like on a home screen, drawn from its favicon and committed.
const folder = join(projectRoot, 'public', 'icons');
mkdirSync(folder, { recursive: true });

const rounded = readFileSync(join(projectRoot, 'src', 'styles', 'favicon.svg'), 'utf8');
/** To the edges, with everything that matters in the inner four fifths: systems cut it to a shape of their own. */
const maskable = rounded
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64" rx="18"', '<rect x="-8" y="-8" width="80" height="80"')
  .replace(
    /<path d="M6 47[^>]*>/,
    '<path d="M-11 48c6-5 11-5 17 0s12 5 18 0 11-5 17 0 12 5 18 0 11-5 17 0v26h-87Z" fill="#0e6671" opacity=".85"/>',
  );

const icons = [
  { name: 'icon-192', svg: rounded, size: 192 },
  { name: 'icon-512', svg: rounded, size: 512 },
  { name: 'maskable-512', svg: maskable, size: 512 },
  // Apple rounds the corners itself and knows no mask.
  { name: 'icon-180', svg: maskable, size: 180 },
];

for (const { name, svg, size } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`));
  console.log(`public/icons/${name}.png`);
}

// Browsers ask for this one unasked, at pages that name no icon. The format is a header and, since 2007, a PNG.
const side = 48;
const picture = await sharp(Buffer.from(rounded), { density: 72 })
  .resize(side, side)
  .png({ palette: true, quality: 90 })
  .toBuffer();
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
