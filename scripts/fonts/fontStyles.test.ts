import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { projectRoot, readSource } from '../../tests/support/listSources.ts';
import { frameSources } from './frameSources.ts';
import { readUnicodeRanges } from './unicodeRange.ts';

const sheet = readSource('src/styles/fonts.css');
const folder = join(projectRoot, 'src', 'styles', 'fonts');
const faces = [...sheet.matchAll(/fonts\/([\w-]+\.woff2)"[^}]*unicode-range:\s*([^;]+);/g)].map(([, file, ranges]) => ({
  file: file ?? '',
  codePoints: readUnicodeRanges(ranges ?? ''),
}));

it('the style sheet asks for the parts that are there, and for every syllable', () => {
  expect(faces.map(({ file }) => file).sort()).toEqual(readdirSync(folder).sort());
  const all = new Set(faces.flatMap(({ codePoints }) => [...codePoints]));
  const missing = Array.from({ length: 11_172 }, (_, index) => 0xac00 + index).filter((each) => !all.has(each));
  expect(missing).toEqual([]);
});

it('what every page needs is claimed last, and small', () => {
  expect(faces.at(-1)?.file).toBe('every-page.woff2');
  expect(readFileSync(join(folder, 'every-page.woff2')).length).toBeLessThan(80_000);
});

it('what stands around every page asks for no second part', () => {
  const first = faces.at(-1)?.codePoints ?? new Set();
  const output = new Set(frameSources.flatMap((path) => [...readSource(path)]).filter((each) => /[가-힣]/.test(each)));
  expect(output.size).toBeGreaterThan(50);
  expect([...output].filter((each) => !first.has(each.codePointAt(0) ?? 0))).toEqual([]);
});

it('the parts go by our name, with their makers named', async () => {
  const file = join(folder, 'every-page.woff2');
  expect(existsSync(file)).toBe(true);
  const font = await subsetFont(readFileSync(file), '책', { targetFormat: 'truetype' });
  const output = font.swap16().toString('utf16le') + font.swap16().toString('utf16le', 1);
  expect(output).toContain('Kil Hyung-jin');
  expect(output).not.toContain('Pretendard Variable');
});

it('no part names its axes by missing entries, for which Firefox logs an error', async () => {
  for (const { file } of faces.slice(-2)) {
    const font = await subsetFont(readFileSync(join(folder, file)), '책', { targetFormat: 'truetype' });
    const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
      font.toString('latin1', 12 + index * 16, 16 + index * 16),
    );
    expect(tags).toContain('fvar');
    expect(tags, file).not.toContain('STAT');
  }
});

it('the build leaves the parts as files: the content security policy lets nothing else in', () => {
  expect(readSource('vite.config.ts')).toContain("file.endsWith('.woff2') ? false");
});
