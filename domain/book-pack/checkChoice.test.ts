import { expect, test } from 'vitest';
import type { ChoiceItem } from './BookPackContent.ts';
import { checkChoice } from './checkChoice.ts';
import { createProblemSink } from './PackProblem.ts';

const clean: ChoiceItem = {
  id: 'q1',
  category: 'SPECULATIVE',
  question: '거북이가 쉬지 않고 걸은 까닭은 무엇일까요?',
  options: [
    { text: '느려도 끝까지 가고 싶어서' },
    { text: '토끼가 무섭게 쫓아와서' },
    { text: '길을 잃고 헤매고 있어서' },
    { text: '저녁밥을 먹으러 가야 해서' },
  ],
  answer: 1,
  explanation: '거북이는 천천히 가도 멈추지 않았어요.',
  pageNo: 1,
};
const bookText = '거북이는느려도끝까지걸었어요토끼가쫓아와도길을잃어도저녁밥냄새가나도';

function check(part: Partial<ChoiceItem>) {
  const sink = createProblemSink('quiz.json');
  checkChoice(sink, 'items[0]', { ...clean, ...part }, bookText);
  return sink.problems;
}

function options(...texts: string[]) {
  return { options: texts.map((text) => ({ text })) };
}

test('a question with four like options passes', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['two equal options', options('토끼의 꾀', '거북이 발', '토끼의 꾀', '느린 걸음'), 'items[0].options[2].text'],
  ['an option inside another', options('토끼', '거북이', '산토끼', '저녁밥'), 'items[0].options[2].text'],
  ['options one letter apart', options('토끼 굴', '거북이 집', '토끼 귀', '저녁밥 상'), 'items[0].options[2].text'],
  [
    'options of very different length',
    options('느려도 끝까지 가고 싶어서', '토끼가 쫓아와서', '무서워서', '길을 잃어서'),
    'items[0].options',
  ],
  [
    'a catch-all option',
    options('느려서 그랬어요', '토끼라 그랬어요', '길 잃어 그랬어요', '모두 정답이에요'),
    'items[0].options[3].text',
  ],
  [
    'a key that echoes the stem',
    options(
      '거북이가 쉬지 않고 걸어서',
      '저녁밥을 먹으러 가야 해서',
      '토끼가 무섭게 쫓아와서',
      '길을 잃고 헤매고 있어서',
    ),
    'items[0].options[0].text',
  ],
])('%s is an error', (_, part, field) => {
  expect(check(part).filter((problem) => problem.level === 'error')).toMatchObject([{ field }]);
});

test('a picture for some options only is an error, and so is the same picture twice', () => {
  const pictures = (...names: (string | undefined)[]) =>
    clean.options.map((option, index) => ({ ...option, image: names[index] }));
  expect(check({ options: pictures('a.svg', 'b.svg', 'c.svg', 'd.svg') })).toEqual([]);
  expect(check({ options: pictures('a.svg', 'b.svg', 'c.svg', undefined) })).toMatchObject([
    { field: 'items[0].options' },
  ]);
  expect(check({ options: pictures('a.svg', 'b.svg', 'c.svg', 'a.svg') }).map((problem) => problem.field)).toEqual([
    'items[0].options[0].image',
    'items[0].options[3].image',
  ]);
});

test('a key with an ending of its own is a warning', () => {
  const part = options('느려도 끝까지 가요', '토끼가 쫓아온 때문', '길을 잃었던 까닭', '저녁밥이 있기 때문');
  expect(check(part)).toMatchObject([{ field: 'items[0].options', level: 'warning' }]);
});

test('distractors that have nothing to do with the book are a warning', () => {
  const part = options(
    '느려도 끝까지 가고 싶어서',
    '로켓을 빨리 타고 싶어서',
    '컴퓨터가 갑자기 꺼져서',
    '피아노 연주회가 있어서',
  );
  expect(check(part)).toMatchObject([{ field: 'items[0].options', level: 'warning' }]);
});
