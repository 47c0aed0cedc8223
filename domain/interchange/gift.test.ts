import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { foreignAnswerOf, oxItems, quizItems } from '#tests/support/quizItems.ts';
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
    ['이어 보세요.{=고래 -> 1 =곰 -> 1}', '짝을'],
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

  const BROKEN = [
    '::7::강아지 똥이 처음 만난 것은 무엇인가요?{',
    '=참새',
    '~병아리',
    '',
    '~민들레',
    '}',
    '::8::[html]강아지 똥은 어디에 있었나요?{=길가 ~밭 ~산 ~들}',
  ].join('\n');

  it('with a blank line between braces loses that question alone, and says where', () => {
    const { questions, refused } = readGift(`${BROKEN}\n\n고래는 바다에 살아요.{T}`);
    expect(refused).toMatchObject([{ index: 0, where: '1줄', reason: '중괄호 { } 안에 빈 줄이 있어요: 4번째 줄' }]);
    expect(questions).toMatchObject([
      { index: 1, id: '8', place: '7줄', text: '강아지 똥은 어디에 있었나요?' },
      { index: 2, place: '9줄', text: '고래는 바다에 살아요.' },
    ]);
  });

  it('with a brace that is never closed loses that question alone', () => {
    const { questions, refused } = readGift('누구인가요?{=고래 ~곰\n\n::2::무엇일까요?{=가 ~나 ~다 ~라}');
    expect(refused).toMatchObject([{ reason: expect.stringContaining('짝이 없어요: 1번째 줄 ‘누구인가요?{=고래') }]);
    expect(questions).toMatchObject([{ id: '2', place: '3줄' }]);
  });

  it.each([
    ['1 + 1 = 2인가요?{T}', '부호 = 가', '1번째 줄 ‘1 + 1 = 2인가요?{T}’', '\\= 로'],
    ['가\n나 ~ 다{T}', '부호 ~ 가', '2번째 줄 ‘가 나 ~ 다{T}’', '\\~ 로'],
    ['가 } 나{T}', '부호 } 가', '1번째 줄', '\\} 로'],
    ['민들레 }', '부호 } 가', '1번째 줄', '\\} 로'],
    ['::이름만 열렸어요{T}', '부호 :: 가', '1번째 줄', '\\:\\: 로'],
    ['질문 ::2::나{T}', '부호 :: 가', '1번째 줄', '\\:\\: 로'],
    ['고래는 {=바다 ~산} 에 ~ 살아요.', '부호 ~ 가', '1번째 줄', '\\~ 로'],
    ['고래는 {=바다 ~산} 에 살아요. }', '부호 } 가', '1번째 줄', '\\} 로'],
    ['가{=나\n::2::다{=라 ~마}', '안에 {가 또', '2번째 줄', ''],
    ['가{=나 ~다\n::2::라}', '다른 문제의 이름', '2번째 줄', ''],
    ['// 머리말\n가\n// 사이\n나 = 다{T}', '부호 = 가', '4번째 줄', '\\= 로'],
  ])('refuses a stray mark where it stands: %j', (text, what, where, help) => {
    const reason = reasonsOf(text);
    for (const words of [what, where, help]) expect(reason).toContain(words);
  });

  it('takes what its writer escaped, and what stands in tags', () => {
    expect(readGift('1 + 1 \\= 2 \\~ 3 \\{ \\} 4\\:\\:5{T}').questions).toMatchObject([
      { text: '1 + 1 = 2 ~ 3 { } 4::5' },
    ]);
    expect(readGift('<p class="a=b">고래</p> 1:1{T}').questions).toMatchObject([{ text: '고래 1:1' }]);
  });

  it.each([
    ['**흙덩이**는 누구의 _밭_에서 왔나요?', '흙덩이는 누구의 밭에서 왔나요?'],
    ['*고래*와 ***상어***와 `새우`가 __바다__에 살아요', '고래와 상어와 새우가 바다에 살아요'],
    ['\\~\\~틀린\\~\\~ 말은 \\#1', '틀린 말은 #1'],
    ['## 고래 이야기', '고래 이야기'],
    ['> 고래가 말했어요', '고래가 말했어요'],
    ['<b>고래</b> &amp; **상어**', '고래 & 상어'],
  ])('shows what Markdown means: %s', (text, shown) => {
    const [question] = readGift(`[markdown]${text.replaceAll('##', '\\#\\#')}{T}`).questions;
    expect(question).toMatchObject({ text: shown, notes: ['글자 꾸밈은 옮기지 않았어요'] });
  });

  it.each([
    '2 * 3 * 4는 얼마인가요?',
    'snake_case_word',
    '고래는 _____에 살아요',
    '1. 다음은 무엇인가요?',
    '별 \\* 하나',
  ])('leaves marks that dress nothing: %s', (text) => {
    const [question] = readGift(`[markdown]${text}{T}`).questions;
    expect(question).toMatchObject({ text: text.replace('\\*', '*'), notes: [] });
  });

  it.each([
    ['![고래](whale.png) 무엇인가요?', '그림'],
    ['[고래](https\\://a.kr)는?', '링크'],
    ['* 고래\n* 상어', '목록'],
    ['| 고래 | 상어 |', '표'],
  ])('refuses what Markdown adds to a text: %s', (text, reason) => {
    expect(reasonsOf(`[markdown]${text}{T}`)).toContain(reason);
  });

  it('with any escapes, comments and blanks says what its writer meant', () => {
    const letters = fc.constantFrom(...'가나다 고래바다?!.,12abc', '~', '=', '#', '{', '}', ':', '::', '\\', '//');
    const text = fc
      .array(letters, { minLength: 1, maxLength: 20 })
      .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
      .filter((words) => words !== '' && !/^(?:T|F|TRUE|FALSE)$/i.test(words) && !words.startsWith('//'));
    const escaped = (words: string) => words.replace(/[~=#{}:\\]/g, '\\$&');
    const gap = fc.constantFrom('', ' ', '\n', '\n\t', ' // 아니에요 \n'.slice(0, 1));
    const questions = fc.array(
      fc.record({
        stem: text,
        right: text,
        wrong: fc.array(text, { minLength: 1, maxLength: 5 }),
        gap,
        note: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(questions, fc.constantFrom('\n', '\r\n'), (given, end) => {
        const file = given
          .map(({ stem, right, wrong, gap: space, note }, no) => {
            const head = note ? `// ${no}번 {문제} = 하나\n` : '';
            const options = [`=${escaped(right)}`, ...wrong.map((words) => `~${escaped(words)}`)];
            return `${head}::q${no}::[plain]${escaped(stem)}{${space}${options.join(`${space} `)}${space}}`;
          })
          .join('\n\n')
          .replaceAll('\n', end);
        const read = readGift(file);
        expect(read.refused).toEqual([]);
        const meant = given.map(({ stem, right, wrong }, no) => ({
          id: `q${no}`,
          text: stem,
          options: [right, ...wrong].map((words, index) => ({ text: words, right: index === 0 })),
        }));
        const got = read.questions.map(({ id, text: words, answer }) => {
          const options = answer.kind === 'CHOICE' ? answer.options : [];
          return { id, text: words, options };
        });
        expect(got.filter((_, no) => read.questions[no]?.answer.kind === 'CHOICE')).toEqual(
          meant.filter((_, no) => read.questions[no]?.answer.kind === 'CHOICE'),
        );
      }),
    );
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
          ...quiz.map(foreignAnswerOf),
          ...ox.map(({ answer }) => ({ kind: 'TRUE_FALSE', right: answer === 'O' })),
        ]);
      }),
    );
  });

  it('may pair events with their numbers, which is an order', () => {
    const file =
      '차례대로 놓아 보세요.{=곰이 와요 -> 2 =[html]<b>고래</b>가 가요 -> 1 =밤이 -> 돼요 -> 3 =\\#끝 -> 4####풀이}';
    expect(readGift(file).questions).toMatchObject([
      {
        explanation: '풀이',
        notes: ['보기의 글자 꾸밈은 옮기지 않았어요'],
        answer: { kind: 'ORDER', events: ['고래가 가요', '곰이 와요', '밤이 -> 돼요', '#끝'] },
      },
    ]);
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
