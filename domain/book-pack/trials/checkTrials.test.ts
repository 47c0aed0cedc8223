import { describe, expect, test } from 'vitest';
import { sampleFormsPack, samplePack } from '../testing/samplePack.ts';
import { checkTrials, type TrialAnswer } from './checkTrials.ts';
import { fitsTrial, type TrialItem, trialItems } from './trialItems.ts';

const pack = samplePack();
const items = trialItems(pack);
const wrong = ({ form, key, options }: TrialItem) => {
  if (form === 'OX') return key === 'O' ? 'X' : 'O';
  return form === 'ORDER' ? [...key].reverse().join('') : String((Number(key) % options.length) + 1);
};

/** Answers of one reader; `right`: whether each item is answered right. */
function answer(
  reader: string,
  book: TrialAnswer['book'],
  right: (item: TrialItem, index: number) => boolean,
  asked: readonly TrialItem[] = items,
) {
  return asked.map((item, index) => ({
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
  const plain = items.find(({ form, vocabulary }) => form === 'CHOICE' && !vocabulary)?.item ?? '';
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

describe('a pack with items of every form', () => {
  const forms = sampleFormsPack();
  const asked = trialItems(forms);
  const orders = asked.filter(({ form }) => form === 'ORDER');
  const read = ['가', '나'].flatMap((reader) => answer(reader, 'OPEN', () => true, asked));
  const guessed = (right: (item: TrialItem, reader: number, index: number) => boolean) =>
    ['다', '라', '마'].flatMap((reader, at) =>
      answer(reader, 'CLOSED', (item, index) => right(item, at, index), asked),
    );

  test('shows events by letters, never in their order, and takes each letter once', () => {
    expect(orders).toHaveLength(2);
    for (const item of orders) {
      expect(item.options.map(({ mark }) => mark)).toEqual(['A', 'B', 'C', 'D']);
      expect(item.key).not.toBe('ABCD');
      const texts = [...item.key].map((mark) => item.options.find((option) => option.mark === mark)?.text);
      const event = forms.quiz.items.find(({ id }) => `quiz/${id}` === item.item);
      expect(event).toMatchObject({ events: texts });
      expect(['DCBA', 'CABD', 'ABC', 'AABC', 'ABCE', '1', ''].map((choice) => fitsTrial(item, choice))).toEqual([
        true,
        true,
        ...Array(5).fill(false),
      ]);
    }
  });

  test('needs a new trial once its form, a sentence or an event changes', () => {
    const before = new Map(asked.map(({ item, fingerprint }) => [item, fingerprint]));
    const changed = forms.quiz.items.map((item) => {
      if (item.form === 'ORDER') return { ...item, events: item.events.toReversed() };
      if (item.form === 'EVIDENCE') return { ...item, sentences: item.sentences.toReversed() };
      return item;
    });
    const after = trialItems({ ...forms, quiz: { items: changed } });
    const moved = after.filter(({ item, fingerprint }) => before.get(item) !== fingerprint).map(({ form }) => form);
    expect(moved).toEqual(['EVIDENCE', 'ORDER', 'ORDER']);
  });

  test('may have one order in three found without the book, and no order by everybody', () => {
    const choices = (item: TrialItem, reader: number, index: number) => item.form !== 'ORDER' && index % 3 === reader;
    const oneOf = (first: boolean[], second: boolean[]) =>
      guessed((item, reader, index) => {
        if (item === orders[0]) return first[reader] ?? false;
        return item === orders[1] ? (second[reader] ?? false) : choices(item, reader, index);
      });
    expect(checkTrials(forms, [...read, ...oneOf([true, false, false], [false, true, false])])).toEqual([]);
    expect(checkTrials(forms, [...read, ...oneOf([true, true, false], [false, true, false])])).toMatchObject([
      { field: 'items', reason: expect.stringContaining('차례 맞추기 50%') },
    ]);
    expect(checkTrials(forms, [...read, ...oneOf([true, true, true], [false, false, false])])).toMatchObject([
      { field: orders[0]?.item },
      { field: 'items', reason: expect.stringContaining('차례 맞추기') },
    ]);
  });
});
