import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { printableRanges, printableSigns } from '../../domain/adoption/unprintable.ts';
import { projectRoot } from '../../tests/support/listSources.ts';
import { fetchPretendard } from './fetchPretendard.ts';
import { renameFont } from './renameFont.ts';

// `node scripts/fonts/buildPaperFonts.ts`: two weights of Pretendard for the PDF files that the server writes. Names of
// institutions hold any syllable, so all of them stay; Chinese characters and what a screen needs of a font go. The
// outlines have to be CFF: pdfkit takes the glyphs of a text out of those alone when a font is packed as WOFF2.

const FAMILY = 'Bada Paper';
const WEIGHTS = ['Regular', 'Bold'] as const;

const characters = [
  ...printableRanges.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ),
  printableSigns,
].join('');

const source = join(await fetchPretendard(), '..', '..', 'public', 'static');
const folder = join(projectRoot, 'content', 'fonts');
mkdirSync(folder, { recursive: true });
for (const weight of WEIGHTS) {
  const whole = readFileSync(join(source, `Pretendard-${weight}.otf`));
  const part = await subsetFont(whole, characters, { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern'] });
  const ours = renameFont(part, {
    0: 'Copyright (c) 2021, Kil Hyung-jin. A part of the font published as Pretendard.',
    1: FAMILY,
    2: weight,
    4: `${FAMILY} ${weight}`,
    6: `${FAMILY.replace(' ', '')}-${weight}`,
    13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
  });
  const packed = await subsetFont(ours, characters, { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern'] });
  const name = `bada-paper-${weight.toLowerCase()}.woff2`;
  writeFileSync(join(folder, name), packed);
  console.info(`${name}: ${(packed.length / 1000).toFixed(1)} kB`);
}
