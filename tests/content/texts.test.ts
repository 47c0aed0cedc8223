import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBookWords } from '#server/content/checkBookWords.ts';
import { checkTexts } from '#server/content/checkTexts.ts';
import { readBookBank } from '#server/content/readBookBank.ts';
import { readDictionary } from '#server/content/readDictionary.ts';

type Change = (value: ReturnType<typeof JSON.parse>) => void;

/** What the checker says of the product's own texts with one planted fault. */
async function faultsAfter(file: string, change: Change | string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-texts-'));
  for (const part of ['diagnosis', 'personality', 'words', 'dictionary', 'recommendation', 'site']) {
    cpSync(join('content', part), join(folder, part), { recursive: true });
  }
  const path = join(folder, file);
  if (typeof change === 'string') writeFileSync(path, change);
  else {
    const value = JSON.parse(readFileSync(path, 'utf8'));
    change(value);
    writeFileSync(path, JSON.stringify(value));
  }
  const problems = await checkTexts(folder);
  return problems.filter(({ level }) => level === 'error').map(({ file: at, reason }) => `${at} ${reason}`);
}

it('the texts of the product have no fault', async () => {
  expect((await checkTexts('content')).filter(({ level }) => level === 'error')).toEqual([]);
});

it('texts up to 4B are explained, none by a clue of a puzzle of its book', async () => {
  const { packs } = await readBookBank('content/books');
  const texts = checkBookWords(packs, await readDictionary('content'));
  expect(texts.length).toBeGreaterThanOrEqual(36);
  expect(texts.flatMap(({ problems }) => problems)).toEqual([]);
});

describe('planted faults are found', () => {
  const form = 'diagnosis/form-B3.json';
  const planted: [string, string, Change | string, RegExp][] = [
    ['a category too many', form, (value) => (value.items[0].category = 'CREATIVE'), /CREATIVE 문항은/],
    [
      'keys in one place',
      form,
      (value) => {
        for (const item of value.items) item.answer = 1;
      },
      /정답 1번/,
    ],
    ['a passage that is not there', form, (value) => (value.items[5].passageId = 'p99'), /그런 지문이 없어요/],
    ['the same option twice', form, (value) => (value.items[2].options[1] = value.items[2].options[0]), /같은 보기/],
    ['an id twice', form, (value) => (value.items[2].id = value.items[1].id), /같은 id/],
    ['a passage nobody asks about', form, (value) => (value.passages[0].id = 'p77'), /묻는 문항이 없어요/],
    ['a question too few', form, (value) => value.items.pop(), /20개 이상이어야 해요/],
    ['a pole twice', 'personality/test.json', (value) => (value.items[0].options[1].pole = 'W'), /두 쪽/],
    ['a result without a name', 'personality/test.json', (value) => (value.results[3].code = 'WSPT'), /결과가 하나/],
    [
      'an even number of questions',
      'personality/test.json',
      (value) => (value.items[0].dimension = 'TASTE'),
      /7개여야/,
    ],
    ['a gap too short', 'words/words-3A.json', (value) => (value[0].sentence = '다친 친구를 ○하여 걸었어요.'), /○ 2개/],
    ['a word told by its meaning', 'words/words-3A.json', (value) => (value[0].meaning += ' 배려'), /낱말이 나와요/],
    ['a word of two levels', 'words/words-3B.json', (value) => (value[0].word = '배려'), /에도 있는 낱말/],
    ['an entry twice', 'dictionary/kieuk.json', (value) => value.push(value[0], value[0]), /두 번 있어요/],
    [
      'an example without its word',
      'dictionary/nieun.json',
      (value) => (value[0].sentence = '해가 떴다.'),
      /보기 문장/,
    ],
    ['a month twice', 'recommendation/months.json', (value) => (value.months[1].month = 1), /같은 달/],
    [
      'a category nobody knows',
      'site/faq/0001-sign-in-fails.md',
      '---\nfaqNo: 1\ncategory: 비밀\ntitle: 로그인이 안 돼요?\nsites: all\n---\n글',
      /faq/,
    ],
    [
      'an answer twice',
      'site/faq/0002-forgot-id-or-password.md',
      '---\nfaqNo: 1\ncategory: 수족관\ntitle: 로그인이 안 돼요?\nsites: all\n---\n글',
      /1번이 두 번/,
    ],
    [
      'a site nobody knows',
      'site/faq/0001-sign-in-fails.md',
      '---\nfaqNo: 1\ncategory: 수족관\ntitle: 로그인이 안 돼요?\nsites: [moon]\n---\n글',
      /\[home\]/,
    ],
    ['no JSON at all', 'site/intro/edu.json', '{', /intro/],
    [
      'letters taken apart',
      'site/intro/school.json',
      readFileSync('content/site/intro/school.json', 'utf8').normalize('NFD'),
      /NFC/,
    ],
  ];

  it.each(planted)('%s', async (_name, file, change, found) => {
    expect((await faultsAfter(file, change)).join('\n')).toMatch(found);
  });
});
