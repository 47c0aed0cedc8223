import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQuestionFile } from './ReadItem.ts';
import { readQuestionTable as readTable } from './readQuestionTable.ts';

const HEADING = ['번호', '문제', '보기1', '보기2', '보기3', '보기4', '정답', '해설'];
const OPTIONS = ['등대', '숲속', '들판', '우물'];

const readQuestionTable = (rows: string[][], name?: string) =>
  readTable({ rows: rows.map((cells, index) => ({ rowNo: index + 1, cells: new Map(cells.entries()) })) }, name);
const read = (...rows: string[][]) => toQuestionFile(readQuestionTable(rows)?.items ?? []);
const ask = (answer: string, options = OPTIONS) =>
  read(HEADING, ['1', '고래는 어디로 갔나요?', ...options, answer, '']);
const rightOf = (answer: string, options?: string[]) => {
  const { questions, refused } = ask(answer, options);
  const [question] = questions;
  if (question === undefined) return refused[0]?.reason;
  if (question.answer.kind === 'TRUE_FALSE') return question.answer.right;
  if (question.answer.kind === 'ORDER') return question.answer.events;
  return question.answer.options.filter(({ right }) => right).map(({ text }) => text);
};

describe('a table of questions', () => {
  it('is read with its heading wherever it stands, and names rows as the program shows them', () => {
    const table = readQuestionTable(
      [
        ['2026학년도 독서 퀴즈'],
        [],
        ['연번', '발 문', '보기 ①', '보기 ②', '보기 ③', '보기 ④', '정답(번호)', '정답 해설', '쪽', '영역', '출제자'],
        ['1', '고래는\n어디로 갔나요?', ...OPTIONS, '②', '숲으로 갔다고 적혀 있어요.', '3쪽', '추론적 이해', '김하늘'],
        [],
        ['2', '고래는 바다에서 살아요.', '', '', '', '', 'O', '', '4', '', ''],
      ],
      '3월',
    );
    expect(table?.unread).toEqual(['출제자']);
    expect(toQuestionFile(table?.items ?? []).questions).toMatchObject([
      {
        place: '3월 4줄',
        text: '고래는 어디로 갔나요?',
        explanation: '숲으로 갔다고 적혀 있어요.',
        tags: ['추론적 이해', '쪽 3'],
        answer: { kind: 'CHOICE', options: OPTIONS.map((text) => ({ text, right: text === '숲속' })) },
      },
      { place: '3월 6줄', tags: ['쪽 4'], answer: { kind: 'TRUE_FALSE', right: true } },
    ]);
  });

  it.each([
    ['문제', 'A', 'B', 'C', 'D', '답'],
    ['질문*', '선택지1', '선택지2', '선택지3', '선택지4', '정답 번호'],
    ['문항 내용', '①', '②', '③', '④', '정답'],
    ['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Answer'],
    ['문제', '보기(가)', '보기(나)', '보기(다)', '보기(라)', '정답'],
    ['문제', '1', '2', '3', '4', '정답'],
    ['문제', '1번', '2번', '3번', '4번', '정답'],
  ])('is known by headings such as %s, %s', (...heading) => {
    expect(read(heading, ['고래는 어디로 갔나요?', ...OPTIONS, '3'])).toMatchObject({
      refused: [],
      questions: [{ answer: { options: [{}, {}, { text: '들판', right: true }, {}] } }],
    });
  });

  it.each([['3'], ['③'], ['3번'], ['보기3'], ['(3)'], ['３'], ['C'], ['c'], ['다'], ['ㄷ'], ['들판'], ['3.']])(
    'takes %s as the third option',
    (answer) => {
      expect(rightOf(answer)).toEqual(['들판']);
    },
  );

  it('takes the words of an option that is a number', () => {
    expect(rightOf('12', ['10', '11', '12', '13'])).toEqual(['12']);
    expect(rightOf('2번', ['2', '3', '4', '5'])).toEqual(['3']);
    expect(rightOf('1', ['1', '2', '3', '4'])).toEqual(['1']);
  });

  it.each([
    ['2', ['3', '4', '2', '5'], '번호인지 글인지'],
    ['', OPTIONS, '정답이 비어 있어요'],
    ['5', OPTIONS, '5번 보기가 비어 있어요'],
    ['바다', OPTIONS, '보기 가운데 없는 글이에요'],
    ['고래', ['', '', '', ''], '답을 적는 문제'],
  ])('refuses the answer %j among %j', (answer, options, reason) => {
    expect(rightOf(answer, options)).toContain(reason);
  });

  it('reads several right answers as several', () => {
    for (const answer of ['1, 3', '①③'.split('').join(' '), '1/3', '1,3번'])
      expect(rightOf(answer)).toEqual(['등대', '들판']);
  });

  it.each([
    ['O', true],
    ['○', true],
    ['X', false],
    ['×', false],
    ['참', true],
    ['거짓', false],
  ])('takes a row without options and the answer %s as a statement', (answer, right) => {
    expect(rightOf(answer, ['', '', '', ''])).toBe(right);
  });

  it('counts options by their columns, also when one between is empty', () => {
    expect(ask('4', ['등대', '', '들판', '우물']).questions).toMatchObject([
      { answer: { options: [{ text: '등대' }, { text: '들판' }, { text: '우물', right: true }] } },
    ]);
  });

  it('that has no such heading is none', () => {
    expect(
      readQuestionTable([
        ['이름', '생년월일'],
        ['김하늘', '2016-03-02'],
      ]),
    ).toBeNull();
    expect(readQuestionTable([])).toBeNull();
  });

  it('of any cells is answered in Korean', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('문제', '정답', '보기1', '1', 'O', "'=1+1", ''));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), (rows) => {
        const file = toQuestionFile(readQuestionTable([['문제', '보기1', '보기2', '정답'], ...rows])?.items ?? []);
        for (const { reason } of file.refused) expect(reason).toMatch(/[가-힣]/);
      }),
    );
  });
});
