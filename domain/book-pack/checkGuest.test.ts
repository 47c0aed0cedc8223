import { expect, it } from 'vitest';
import type { GuestTexts } from './GuestTexts.ts';
import { sampleGuest } from './testing/sampleGuest.ts';
import { checkGuest } from './checkGuest.ts';
import { samplePack } from './testing/samplePack.ts';

const found = (change: Partial<GuestTexts>) =>
  checkGuest({ ...samplePack(), guest: { ...sampleGuest(), ...change } }).map(({ field, level }) => [field, level]);
const lines = (text: string, count: number) => [
  ...Array.from({ length: count }, () => text),
  ...sampleGuest().lines.slice(count),
];

it('has nothing against a kind guest, and a book needs none', () => {
  expect(found({})).toEqual([]);
  expect(checkGuest(samplePack())).toEqual([]);
});

it('finds answers of quiz and pairs anywhere', () => {
  const { quiz, matching } = samplePack();
  const [item] = quiz.items;
  const right = item?.options[item.answer - 1]?.text ?? '';
  expect(found({ farewell: `그건 바로 ${right}였어!` })).toEqual([['farewell', 'error']]);
  const pair = matching.pairs[0]?.right ?? '';
  expect(found({ answerEchoes: [`${pair}!`, '좋아요.', '그래요.'] })).toEqual([['answerEchoes[0]', 'error']]);
});

it('lets two lines at most wait for the puzzle, and no greeting', () => {
  expect(found({ greeting: '소나기를 맞으며 왔어!' })).toEqual([['greeting', 'error']]);
  expect(found({ answers: ['소나기를 맞을래요', '뛸래요', '쉴래요'] })).toEqual([['answers[0]', 'warning']]);
  expect(found({ lines: lines('오늘은 소나기 소리가 들려요.', 2) })).toEqual([]);
  expect(found({ lines: lines('오늘은 소나기 소리가 들려요.', 3) })).toEqual([['lines', 'error']]);
});

it('refuses words that make a child sorry', () => {
  expect(found({ petReply: '왜 이제 왔어요?' })).toEqual([['petReply', 'error']]);
  expect(found({ lines: lines('너무 보고 싶었어요.', 1) })).toEqual([['lines[0]', 'error']]);
});
