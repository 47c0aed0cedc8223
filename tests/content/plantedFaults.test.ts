import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBookBank } from '#server/content/readBookBank.ts';
import { makePack, writePack } from '../support/samplePacks.ts';
import { plantedFaults } from './plantedFaults.ts';

const FILES = ['book', 'pages', 'puzzle', 'matching', 'ox', 'quiz', 'think', 'report'] as const;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const errorsOf = async () => (await readBookBank(root)).problems.filter(({ level }) => level === 'error');

describe('the checker', () => {
  it.each(['text', 'forms'] as const)('lets the sample book pass as it is (%s)', async (depth) => {
    writePack(root, makePack({ bookNo: 9001 }, depth));
    expect(await errorsOf()).toEqual([]);
  });

  it.each(plantedFaults)('finds $name', async ({ file, field, forms, plant }) => {
    const folder = writePack(root, makePack({ bookNo: 9001 }, forms ? 'forms' : 'text'));
    const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const pack = Object.fromEntries(FILES.map((name) => [name, read(name)])) as Parameters<typeof plant>[0];
    plant(pack);
    for (const name of FILES) writeFileSync(join(folder, `${name}.json`), JSON.stringify(pack[name]));
    expect(await errorsOf()).toContainEqual(expect.objectContaining({ file: `9001/${file}`, field }));
  });

  it.each([
    ['no cover', ''],
    ['a cover with code', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"><script/></svg>'],
    ['a cover with letters', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"><text>책</text></svg>'],
    ['a cover of another size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"></svg>'],
  ])('finds %s', async (_, cover) => {
    const folder = writePack(root, makePack({ bookNo: 9001 }));
    if (cover === '') rmSync(join(folder, 'cover.svg'));
    else writeFileSync(join(folder, 'cover.svg'), cover);
    expect(await errorsOf()).toContainEqual(expect.objectContaining({ file: '9001/cover.svg' }));
  });
});
