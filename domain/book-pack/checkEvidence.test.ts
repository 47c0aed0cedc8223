import { expect, test } from 'vitest';
import type { EvidenceItem } from './BookPackContent.ts';
import { checkEvidence } from './checkEvidence.ts';
import { createProblemSink } from './PackProblem.ts';

const pages = {
  pages: [
    {
      pageNo: 1,
      paragraphs: [
        '토끼는 나무 아래에서 잠이 들었어요. “아직 멀었네!” 하고 웃었지요. 거북이는 쉬지 않고 걸었어요.',
        '바람이 불었어요. 나뭇잎이 흔들흔들',
      ],
    },
    { pageNo: 2, paragraphs: ['거북이가 깃발을 잡았어요.'] },
  ],
};
const item: EvidenceItem = {
  id: 'q1',
  form: 'EVIDENCE',
  category: 'CONTEXT',
  question: '얕보는 마음은 어디에서 알 수 있나요?',
  sentences: [
    '토끼는 나무 아래에서 잠이 들었어요.',
    '“아직 멀었네!” 하고 웃었지요.',
    '거북이는 쉬지 않고 걸었어요.',
    '나뭇잎이 흔들흔들',
  ],
  answer: 2,
  explanation: '멀었다고 웃은 것은 얕보는 마음이에요.',
  pageNo: 1,
};

function check(part: Partial<EvidenceItem>, text: typeof pages | undefined = pages) {
  const sink = createProblemSink('quiz.json');
  checkEvidence(sink, 'items[0]', { ...item, ...part }, text);
  return sink.problems;
}
const last = (text: string) => ({ sentences: [...item.sentences.slice(0, 3), text] });

test('four sentences of the page pass, speech and a line without an end mark among them', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['a sentence of another page', '거북이가 깃발을 잡았어요.', '1쪽에 이대로'],
  ['other words', '바람이 세게 불었어요.', '1쪽에 이대로'],
  ['another blank', '바람이  불었어요.', '1쪽에 이대로'],
  ['its end alone', '이 불었어요.', '한 부분'],
  ['its beginning alone', '나뭇잎이', '한 부분'],
  ['the words behind the speech', '하고 웃었지요.', '한쪽이 다른 쪽에'],
])('%s is an error', (_, text, reason) => {
  expect(check(last(text))).toContainEqual(
    expect.objectContaining({ field: 'items[0].sentences[3]', reason: expect.stringContaining(reason) }),
  );
});

test('a book without a text has no sentences to choose among', () => {
  const sink = createProblemSink('quiz.json');
  checkEvidence(sink, 'items[0]', item, undefined);
  expect(sink.problems).toMatchObject([{ field: 'items[0].form', level: 'error' }]);
});

test('lengths may differ more than those of options, up to three times', () => {
  expect(check(last('바람이 불었어요.'))).toEqual([]);
  const long = { pageNo: 1, paragraphs: [...(pages.pages[0]?.paragraphs ?? []), '휘잉.'] };
  expect(check(last('휘잉.'), { pages: [long] })).toMatchObject([{ field: 'items[0].sentences' }]);
});
