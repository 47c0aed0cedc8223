import { expect, test } from 'vitest';
import type { OrderItem } from './BookPackContent.ts';
import { checkOrder } from './checkOrder.ts';
import { createProblemSink } from './PackProblem.ts';

const events = ['토끼가 낮잠을 자요', '거북이가 산을 올라요', '토끼가 눈을 번쩍 떠요', '거북이가 깃발을 잡아요'];
const bookText = '토끼가낮잠을자요거북이가산을올라요토끼가눈을번쩍떠요거북이가깃발을잡아요문뒤에숨었어요처음다음';

function check(changed: readonly string[], text: string | null = bookText) {
  const sink = createProblemSink('quiz.json');
  const item = { id: 'q1', form: 'ORDER', category: 'SENTENCE', question: '', explanation: '' } as const;
  checkOrder(sink, 'items[0]', { ...item, events: changed } satisfies OrderItem, text ?? undefined);
  return sink.problems;
}
const first = (text: string) => [text, ...events.slice(1)];

test('four events in the words of the book pass', () => {
  expect(check(events)).toEqual([]);
});

test.each([
  '먼저 토끼가 자요',
  '처음으로 토끼가 자요',
  '토끼가 마지막에 자요',
  '다음 날 토끼가 자요',
  '이튿날 토끼가 자요',
  '그리고 토끼가 자요',
  '드디어 토끼가 자요',
  '잠시 뒤 토끼가 자요',
  '놀고 온 뒤에 토끼가 자요',
  '밥을 먹은 다음 토끼가 자요',
  '산에 오른 후에 자요',
])('a word that orders is an error: %s', (text) => {
  expect(check(first(text), null)).toMatchObject([{ field: 'items[0].events[0]', level: 'error' }]);
});

test.each(['토끼가 바위 뒤에 숨어요', '토끼가 숙제를 끝내고 자요', '토끼가 이어달리기를 해요', '토끼가 뒤를 돌아봐요'])(
  'a word that only looks like one passes: %s',
  (text) => {
    expect(check(first(text), null)).toEqual([]);
  },
);

test.each([
  ['첫째 토끼가 낮잠을 자요', '둘째 거북이가 산을 올라요'],
  ['아침에 토끼가 낮잠을 자요', '저녁에 거북이가 올라요'],
  ['봄에 토끼가 낮잠을 자요', '가을에 거북이가 올라요'],
])('two words of one scale are an error, one is none: %s, %s', (one, other) => {
  expect(check([one, other, ...events.slice(2)], null)).toMatchObject([{ field: 'items[0].events', level: 'error' }]);
  expect(check([one, ...events.slice(1)], null)).toEqual([]);
});

test('an event in words that the book does not have is an error, where there is a text', () => {
  const strange = [...events.slice(0, 3), '우주선이 은하수를 건너요'];
  expect(check(strange)).toMatchObject([{ field: 'items[0].events[3]', level: 'error' }]);
  expect(check(strange, null)).toEqual([]);
});
