import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePack } from '#domain/book-pack/testing/samplePack.ts';
import { readBookBank } from './readBookBank.ts';
import { readBookPack } from './readBookPack.ts';

let root: string;
let folder: string;

const svg = (viewBox: string, inner = '<rect width="9" height="9"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packs-'));
  folder = join(root, '9001');
  const { book, quiz, ...rest } = samplePack(9001);
  const facts = {
    ...book,
    authorName: '책바다 편집부',
    publisherName: '책바다',
    subCategory: '동화',
    genre: 'FICTION',
    source: '우리가 지은 이야기',
  };
  const items = quiz.items.map(({ options, ...item }, index) => ({
    ...item,
    options: options.map(({ text }, at) => (index === 0 ? { text, image: `find-${at}.svg` } : { text })),
  }));
  await mkdir(folder);
  for (const [name, value] of Object.entries({ book: facts, quiz: { items }, ...rest })) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(value));
  }
  await writeFile(join(folder, 'cover.svg'), svg('0 0 300 420'));
  for (const at of [0, 1, 2, 3]) await writeFile(join(folder, `find-${at}.svg`), svg('0 0 96 96'));
});

afterEach(() => rm(root, { recursive: true }));

async function edit<Json extends object = object>(file: string, change: (json: Json) => unknown) {
  const path = join(folder, file);
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
}

test('a whole pack comes back with the names of its pictures', async () => {
  const read = await readBookPack(folder);
  expect(read).toMatchObject({ ok: true, problems: [] });
  expect(read.ok && read.pack.book).toMatchObject({ bookNo: 9001, maxPoint: 100 });
  expect(read.ok && read.pictures).toEqual(['cover.svg', 'find-0.svg', 'find-1.svg', 'find-2.svg', 'find-3.svg']);
});

test('a missing file is named and nothing of the pack is given out', async () => {
  await rm(join(folder, 'ox.json'));
  const read = await readBookPack(folder);
  expect(read).toEqual({
    ok: false,
    problems: [{ file: 'ox.json', field: '', level: 'error', reason: '파일이 없어요' }],
  });
});

test('broken JSON and broken UTF-8 are told apart, and the other files are still checked', async () => {
  await writeFile(join(folder, 'think.json'), '{"prompts": [');
  await writeFile(join(folder, 'report.json'), Buffer.from([0x7b, 0xff, 0x7d]));
  await edit('ox.json', (json) => ({ ...json, extra: 1 }));
  const { problems } = await readBookPack(folder);
  expect(problems).toMatchObject([
    { file: 'think.json', reason: expect.stringContaining('JSON으로 읽을 수 없어요') },
    { file: 'report.json', reason: 'UTF-8이 아니에요' },
    { file: 'ox.json', field: '' },
  ]);
});

test('a field against the contract is reported by its path, in Korean', async () => {
  await edit('quiz.json', ({ items }: { items: { options: { text: string }[] }[] }) => {
    const option = items[3]?.options[1];
    if (option !== undefined) option.text = ' 별';
    return { items };
  });
  await edit('book.json', (book) => ({ ...book, raq: 'high' }));
  const { ok, problems } = await readBookPack(folder);
  expect(ok).toBe(false);
  expect(problems).toMatchObject([
    { file: 'book.json', field: 'raq', reason: expect.stringMatching(/[가-힣]/u) },
    { file: 'quiz.json', field: 'items[3].options[1].text', reason: '앞뒤에 빈칸이 있어요' },
  ]);
});

test('decomposed Hangul is refused', async () => {
  await edit('matching.json', (json) => ({ ...json, relation: '아이와 물건'.normalize('NFD') }));
  expect(await readBookPack(folder)).toMatchObject({
    ok: false,
    problems: [{ file: 'matching.json', field: 'relation', reason: 'NFC로 적어 주세요' }],
  });
});

test('the folder must be named by the book', async () => {
  const other = join(root, '9002');
  await cp(folder, other, { recursive: true });
  expect(await readBookPack(other)).toMatchObject({ ok: false, problems: [{ file: 'book.json', field: 'bookNo' }] });
});

test('a missing picture and a picture with code keep the book out', async () => {
  await rm(join(folder, 'find-2.svg'));
  await writeFile(join(folder, 'cover.svg'), svg('0 0 300 420', '<script>1</script>'));
  expect(await readBookPack(folder)).toMatchObject({
    ok: false,
    problems: [
      { file: 'cover.svg', reason: 'script는 쓸 수 없어요' },
      { file: 'find-2.svg', reason: '파일이 없어요' },
    ],
  });
});

test('a file that nothing uses is a warning and does not keep the book out', async () => {
  await writeFile(join(folder, 'draft.txt'), 'x');
  expect(await readBookPack(folder)).toMatchObject({ ok: true, problems: [{ file: 'draft.txt', level: 'warning' }] });
});

test('a folder that does not exist is a problem of every file', async () => {
  const read = await readBookPack(join(root, '9003'));
  expect(read.ok).toBe(false);
  expect(read.problems).toHaveLength(7);
});

test('without pages.json it is a book read elsewhere, and its items must name scenes', async () => {
  await rm(join(folder, 'pages.json'));
  expect(await readBookPack(folder)).toMatchObject({ ok: true, pack: { quiz: {} } });
  const { problems } = await readBookBank(root);
  expect(problems).toContainEqual(expect.objectContaining({ file: '9001/puzzle.json', field: 'words[0].pageNo' }));
});

test('book.json and a cover make a catalogue entry', async () => {
  for (const file of await readdir(folder)) {
    if (file !== 'book.json' && file !== 'cover.svg') await rm(join(folder, file));
  }
  const read = await readBookPack(folder);
  expect(read).toMatchObject({ ok: true, problems: [] });
  expect(read.ok && Object.keys(read.pack)).toEqual(['book']);
  expect(await readBookBank(root)).toMatchObject({ folders: 1, packs: [{}], problems: [] });
});

test('the bank takes the sound books and leaves out one that breaks a writing rule', async () => {
  const other = join(root, '9002');
  await cp(folder, other, { recursive: true });
  folder = other;
  await edit('book.json', (book) => ({ ...book, bookNo: 9002 }));
  await edit('ox.json', ({ items }: { items: object[] }) => ({
    items: items.map((item) => ({ ...item, answer: 'O' })),
  }));
  const bank = await readBookBank(root);
  expect(bank.folders).toBe(2);
  expect(bank.packs.map((pack) => pack.book.bookNo)).toEqual([9001]);
  expect(bank.problems).toContainEqual(
    expect.objectContaining({ file: '9002/ox.json', field: 'items', level: 'error' }),
  );
});
