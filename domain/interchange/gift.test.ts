import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { oxItems, quizItems } from '../../tests/support/quizItems.ts';
import { readGift } from './readGift.ts';
import { writeGift } from './writeGift.ts';

const reasonsOf = (text: string) => {
  const { questions, refused } = readGift(text);
  return refused[0]?.reason ?? questions[0]?.answer.kind;
};

describe('a GIFT file', () => {
  it('is read as Moodle writes it', () => {
    const text = [
      '\ufeff// question: 7  name: 고래',
      '// [id:q7] [tag:추론적 이해] [tag:쪽 3\\]]',
      '$CATEGORY: $course$/고래',
      '::고래::[html]<p>고래는 <b>어디</b>로 갔나요?</p>{',
      '\t=<p>등대\\: 바다 쪽</p>#맞아요',
      '\t~%-50%숲',
      '\t~&lt;산&gt;',
      '\t~들\\=판 \\{1\\}',
      '\t####등대를 &quot;찾으러&quot; 갔어요.',
      '}',
    ].join('\r\n');
    expect(readGift(text).questions).toEqual([
      {
        index: 0,
        place: '4줄',
        id: 'q7',
        text: '고래는 어디로 갔나요?',
        explanation: '등대를 "찾으러" 갔어요.',
        tags: ['추론적 이해', '쪽 3]'],
        notes: [
          '글자 꾸밈은 옮기지 않았어요',
          '보기의 글자 꾸밈은 옮기지 않았어요',
          '보기마다 적힌 설명은 옮기지 않았어요',
        ],
        answer: {
          kind: 'CHOICE',
          options: [
            { text: '등대: 바다 쪽', right: true },
            { text: '숲', right: false },
            { text: '<산>', right: false },
            { text: '들=판 {1}', right: false },
          ],
        },
      },
    ]);
  });

  it.each([
    ['고래는 바다에 살아요.{T}', true, ''],
    ['고래는 산에 살아요.{false#바다에 살아요#맞아요!}', false, '맞아요!'],
    ['고래는 산에 살아요.{F#바다에 살아요}', false, '바다에 살아요'],
    ['고래는 바다에 살아요.{TRUE####숨을 쉬러 올라와요}', true, '숨을 쉬러 올라와요'],
  ])('tells true from false: %s', (text, right, explanation) => {
    expect(readGift(text).questions).toMatchObject([{ answer: { kind: 'TRUE_FALSE', right }, explanation }]);
  });

  it('keeps the place of a gap in the middle', () => {
    expect(readGift('고래는 {=바다 ~산} 에 살아요.').questions).toMatchObject([
      { text: '고래는 _____ 에 살아요.', answer: { kind: 'CHOICE' } },
    ]);
  });

  it.each([
    ['그냥 글이에요.', '답이 없는 글'],
    ['느낌을 써 보세요.{}', '서술형'],
    ['몇 마리인가요?{#3:1}', '숫자'],
    ['누구인가요?{=고래 =돌고래}', '적는'],
    ['누구인가요?{고래}', '적는'],
    ['이어 보세요.{=고래 -> 바다 =곰 -> 산}', '짝을'],
    ['모두 고르세요.{~%50%고래 ~%50%돌고래 ~곰}', '점수를 나누어'],
    ['누구인가요?{=고래 ~곰', '짝이 없어요'],
    ['누구 {=고래 ~곰} 누구 {=곰 ~고래}', '빈칸이 둘'],
    ['누구인가요?{고래 =곰 ~양}', '형식을 읽을 수 없어요'],
    ['[html]<img src\\="@@PLUGINFILE@@/1.png"> 누구인가요?{=고래 ~곰}', '그림'],
    ['[html]<table><tr></table>누구인가요?{=고래 ~곰}', '표'],
    ['누구인가요?{=<img src\\="a.png"> ~곰}', '보기에 그림'],
    ['[html]<blink>누구인가요?</blink>{=고래 ~곰}', '읽을 수 없는 HTML'],
  ])('says why nothing of ours can hold %s', (text, reason) => {
    expect(reasonsOf(text)).toContain(reason);
  });

  it('answers any text', () => {
    const mark = fc.constantFrom(
      '::',
      '{',
      '}',
      '=',
      '~',
      '#',
      '####',
      '\\',
      '//',
      '\n',
      '\n\n',
      '[html]',
      '%50%',
      '->',
      'T',
      '\ue000',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(mark, fc.string())).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const { questions, refused } = readGift(given);
        for (const { place } of questions) expect(place).toMatch(/^[1-9]\d*줄$/);
        for (const { where, reason } of refused) {
          expect(where).toMatch(/^[1-9]\d*줄$/);
          expect(reason).toMatch(/[가-힣]/);
        }
      }),
    );
  });

  it('that we wrote is read back as it was', () => {
    fc.assert(
      fc.property(quizItems, oxItems, (quiz, ox) => {
        const { questions: read, refused } = readGift(writeGift({ quiz, ox }));
        expect(refused).toEqual([]);
        expect(read.map(({ id, text, explanation }) => [id, text, explanation])).toEqual([
          ...quiz.map((item) => [item.id, item.question, item.explanation]),
          ...ox.map((item) => [item.id, item.statement, item.explanation]),
        ]);
        expect(read.map(({ answer }) => answer)).toEqual([
          ...quiz.map((item) => ({
            kind: 'CHOICE',
            options: item.options.map(({ text }, index) => ({ text, right: index + 1 === item.answer })),
          })),
          ...ox.map(({ answer }) => ({ kind: 'TRUE_FALSE', right: answer === 'O' })),
        ]);
      }),
    );
  });

  it('that we wrote says the same to a parser of somebody else', () => {
    const quiz = [
      {
        id: 'q1',
        category: 'FACTUAL' as const,
        pageNo: 3,
        question: '1:1 {비율} = 50% #1 ~ “같다”는 무엇일까요?',
        options: ['%50% 할인', '[html] 꼬리표', 'a -> b', '<b>굵게</b> \\ 끝'].map((text) => ({ text })),
        answer: 2,
        explanation: '3쪽에 ~라고 {분명히} 쓰여 있어요.',
      },
    ];
    const ox = [
      {
        id: 'o1',
        pageNo: 1,
        statement: '고래는 = 바다에 살아요.',
        answer: 'X' as const,
        explanation: '고래는 하늘을 날아요: 1쪽.',
      },
    ];
    const [choice, truth, ...rest] = parse(writeGift({ quiz, ox }));
    expect(rest).toEqual([]);
    expect(choice).toMatchObject({
      type: 'MC',
      id: 'q1',
      title: 'q1',
      stem: { format: 'plain', text: quiz[0]?.question },
      globalFeedback: { text: quiz[0]?.explanation },
      choices: quiz[0]?.options.map(({ text }, index) => ({
        isCorrect: index === 1,
        weight: null,
        text: { format: 'plain', text },
      })),
    });
    expect(truth).toMatchObject({ type: 'TF', id: 'o1', isTrue: false, stem: { text: ox[0]?.statement } });
  });
});
