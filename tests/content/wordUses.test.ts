import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gapSentence } from '#domain/word-mission/gapSentence.ts';
import { wordsInText } from '#domain/word-mission/wordsInText.ts';
import { readWordLists } from '#server/content/readWordLists.ts';

const root = 'content/books';

function paragraphsOf(bookNo: string): string[] {
  const { pages } = JSON.parse(readFileSync(join(root, bookNo, 'pages.json'), 'utf8')) as {
    pages: { paragraphs: string[] }[];
  };
  return pages.flatMap(({ paragraphs }) => paragraphs);
}

it('words of the lists are found in the books that use them, and not in the words that only begin alike', async () => {
  const words = [...(await readWordLists('content')).values()].flat().filter(({ homonym }) => !homonym);
  const texts = readdirSync(root).filter((bookNo) => existsSync(join(root, bookNo, 'pages.json')));
  const found = new Map(texts.map((bookNo) => [bookNo, wordsInText(paragraphsOf(bookNo), words)]));
  const uses = [...found].flatMap(([bookNo, list]) => list.map(({ word }) => `${bookNo} ${word}`));
  // 자전거, 이슬람, 시조새, 뿌리치는, 관찰사, 심상치, 열대여섯, 탐험대, 위로 올라가다, 만난 적도 없다.
  const alike =
    '1061 자전,1066 자전,1168 이슬,1222 시조,1181 뿌리,1183 관찰,1069 심상,1214 열대,1195 탐험,1075 위로,1157 적도';
  expect(uses.filter((use) => alike.split(',').includes(use))).toEqual([]);
  const really = '1039 가뭄,1042 용기,1081 약속,1109 독립,1115 맨틀,1195 산맥,1175 유전,1214 위로,1237 지진,1237 재판';
  expect(uses).toEqual(expect.arrayContaining(really.split(',')));
  expect(uses.length).toBeGreaterThan(280);
  const sentences = [...found].flatMap(([bookNo, list]) =>
    list.map(({ word }) => gapSentence(paragraphsOf(bookNo), word)),
  );
  expect(sentences.filter((sentence) => sentence !== null).length).toBeGreaterThan(270);
  expect(sentences.filter((sentence) => sentence?.match(/○[거람새]|○치는|○사[가는]/u))).toEqual([]);
});
