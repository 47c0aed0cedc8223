import { expect, test } from 'vitest';
import { samplePack } from '../testing/samplePack.ts';
import { checkTrials, type TrialAnswer } from './checkTrials.ts';
import { type TrialItem, trialItems } from './trialItems.ts';

const pack = samplePack();
const items = trialItems(pack);
const wrong = ({ key, options }: TrialItem) =>
  options.length === 0 ? (key === 'O' ? 'X' : 'O') : String((Number(key) % options.length) + 1);

/** Answers of one reader; `right`: whether each item is answered right. */
function answer(reader: string, book: TrialAnswer['book'], right: (item: TrialItem, index: number) => boolean) {
  return items.map((item, index) => ({
    item: item.item,
    fingerprint: item.fingerprint,
    reader,
    book,
    choice: right(item, index) ? item.key : wrong(item),
  }));
}
const open = [...answer('가', 'OPEN', () => true), ...answer('나', 'OPEN', () => true)];
/** Each reader guesses every third item right, each another one. */
const guesses = ['다', '라', '마'].flatMap((reader, at) => answer(reader, 'CLOSED', (_, index) => index % 3 === at));

test('a pack that only its readers can answer passes', () => {
  expect(checkTrials(pack, [...open, ...guesses])).toEqual([]);
});

test('every item needs its readers', () => {
  expect(checkTrials(pack, []).filter(({ field }) => field !== 'items')).toHaveLength(items.length * 2);
});

test('answers to an earlier wording do not count', () => {
  const old = guesses.map((given, index) => (index === 0 ? { ...given, fingerprint: '0'.repeat(16) } : given));
  expect(checkTrials(pack, [...open, ...old])).toMatchObject([{ field: 'quiz/q1', level: 'error' }]);
});

test('a reader who answers twice counts once', () => {
  const twice = guesses.filter(({ reader }) => reader !== '마').concat(guesses.filter(({ reader }) => reader === '라'));
  expect(checkTrials(pack, [...open, ...twice])).not.toEqual([]);
});

test('a question that everybody answers without the book is an error, unless it asks for a word', () => {
  const known = (id: string) =>
    guesses.map((given) =>
      given.item === id ? { ...given, choice: items.find((i) => i.item === id)?.key ?? '' } : given,
    );
  const plain = items.find(({ options, vocabulary }) => options.length > 0 && !vocabulary)?.item ?? '';
  const word = items.find(({ vocabulary }) => vocabulary)?.item ?? '';
  expect(checkTrials(pack, [...open, ...known(plain)])).toMatchObject([{ field: plain }]);
  expect(checkTrials(pack, [...open, ...known(word)])).toEqual([]);
});

test('half of the questions right without the book is too many', () => {
  const half = ['다', '라', '마'].flatMap((reader, at) =>
    answer(reader, 'CLOSED', (_, index) => (index + at) % 2 === 0),
  );
  expect(checkTrials(pack, [...open, ...half]).map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('책 없이 퀴즈'),
  );
});

test('readers with the book who answer against the key are an error', () => {
  const doubt = answer('가', 'OPEN', (_, index) => index !== 0);
  expect(checkTrials(pack, [...doubt, ...answer('나', 'OPEN', (_, index) => index !== 0), ...guesses])).toMatchObject([
    { field: 'items', level: 'error', reason: expect.stringContaining('95%') },
  ]);
});
