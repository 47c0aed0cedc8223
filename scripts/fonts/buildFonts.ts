import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { listFiles, projectRoot, readSource } from '../../tests/support/listSources.ts';
import { countCharacters } from './countCharacters.ts';
import { fetchPretendard } from './fetchPretendard.ts';
import { frameSources, isShipped } from './frameSources.ts';
import { type CharacterGroup, groupCharacters } from './groupCharacters.ts';
import { renameFont } from './renameFont.ts';
import { readUnicodeRanges, writeUnicodeRange } from './unicodeRange.ts';

// `npm run build:fonts`: splits Pretendard by the texts of the product's pages and books, and writes the parts and the
// style sheet that refers to them; makes Jua light for the canvas. All of it is committed; run it again when many words
// have come or gone.

const FAMILY = 'Bada Sans';
/** Every weight that a style sheet of ours names lies between. */
const WEIGHTS = { min: 400, max: 800 };
/** Pairs of letters, marks over letters, and digits of one width. */
const FEATURES = ['kern', 'calt', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum', 'case'];

const source = await fetchPretendard();
const styles = join(projectRoot, 'src', 'styles');
const folder = join(styles, 'fonts');

const wordsOfProduct = [
  ...['src', 'domain', 'contract', 'server', 'game'].flatMap((each) => listFiles(each, ['.ts', '.tsx'])),
  ...listFiles('content/site', ['.json', '.md']),
].filter(isShipped);
/** What everybody meets first counts as much as this many files, so that it is all in the first part. */
const FIRST_PAGES_COUNT = 40;
const firstPages = [
  'src/app/routes/LoginPage.tsx',
  'src/features/voyage/TasteTeaser.tsx',
  ...frameSources,
  ...['src/features/sign-in', 'src/features/home', 'src/components/states'].flatMap((each) =>
    listFiles(each, ['.ts', '.tsx']),
  ),
].filter(isShipped);
const books = listFiles('content', ['.json', '.md']).filter((path) => !path.startsWith('content/site/'));

const groups = groupCharacters({
  supported: readUnicodeRanges(readFileSync(join(source, 'pretendardvariable-dynamic-subset.css'), 'utf8')),
  words: countCharacters([
    ...wordsOfProduct.map(readSource),
    ...Array<string>(FIRST_PAGES_COUNT).fill(firstPages.map(readSource).join('')),
  ]),
  books: countCharacters(books.map(readSource)),
});

const whole = readFileSync(join(source, 'woff2', 'PretendardVariable.woff2'));
const everything = String.fromCodePoint(...groups.flatMap(({ codePoints }) => codePoints));
const ours = renameFont(
  await subsetFont(whole, everything, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  }),
  {
    0: 'Copyright (c) 2021, Kil Hyung-jin. A part of the font published as Pretendard.',
    1: FAMILY,
    2: 'Regular',
    4: FAMILY,
    6: FAMILY.replace(' ', ''),
    13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
  },
);

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));
for (const { name, codePoints } of groups) {
  const part = await subsetFont(ours, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
  writeFileSync(join(folder, `${name}.woff2`), part);
  console.info(`${name}: ${codePoints.length} characters, ${(part.length / 1000).toFixed(1)} kB`);
}

const faceOf = ({ name, asked }: CharacterGroup) => `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./fonts/${name}.woff2") format("woff2");
  unicode-range: ${writeUnicodeRange(asked)};
}
`;
// Of faces that claim a character the last is asked: what nearly every page needs stands at the end.
const sheet = [...groups].reverse().map(faceOf).join('\n');
const file = join(styles, 'fonts.css');
writeFileSync(file, `/* Written by \`npm run build:fonts\`. */\n${sheet}`);
execFileSync(join(projectRoot, 'node_modules', '.bin', 'biome'), ['format', '--write', file]);

// One whole file: a canvas never fetches parts in time. Its titles are large, so fitting to pixels is half of it for nothing.
const jua = readFileSync(join(projectRoot, 'node_modules/@fontsource/jua/files/jua-korean-400-normal.woff2'));
const anything = String.fromCodePoint(...Array.from({ length: 0xd800 - 0x20 }, (_, index) => 0x20 + index));
const light = await subsetFont(jua, anything, { targetFormat: 'woff2', noHinting: true });
writeFileSync(join(projectRoot, 'public', 'fonts', 'jua.woff2'), light);
console.info(`jua: ${(light.length / 1000).toFixed(1)} kB`);
