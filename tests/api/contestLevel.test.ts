import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contest, ContestInfo } from '#contract/contest.ts';
import type { ContestLevelResult, ContestLevelTest } from '#contract/contestLevelTest.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import {
  answersOf,
  buildContestApp,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
  ROOT,
  readForm,
  rightChoices,
} from '../support/contestStage.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START);
});
afterAll(() => app.close());

const participants = async (accountNo: number) =>
  (await app.db.selectFrom('contest_participant').selectAll().where('account_no', '=', accountNo).execute()).length;

describe('the level test', () => {
  it('is the form of the grade, with everything to read and nothing an answer can be read from', async () => {
    const { get } = await contestStudent(app, 'ELEMENTARY_4');
    const { data } = await get<ContestLevelTest>('/level');
    const form = readForm(10);
    expect(data).toMatchObject({ readingGameContestLevelNo: 10, childCurriculumYn: 'N' });
    expect(data.questionList).toHaveLength(20);
    for (const [index, question] of data.questionList.entries()) {
      const item = form.items[index];
      expect(question.exampleList.map(({ content }) => content)).toEqual(item?.options);
      const passage = form.passages.find(({ id }) => id === item?.passageId);
      for (const paragraph of passage?.paragraphs ?? []) expect(question.content).toContain(paragraph);
      expect(question.question).toBe(item?.question);
    }
    const written = JSON.stringify(data);
    for (const { explanation } of form.items) expect(written).not.toContain(explanation);
    expect(written).not.toMatch(/"(?:answer|raq|explanation)"/);
  });

  it('gives the level that the answers show, once and for ever', async () => {
    const { get, join, post } = await contestStudent(app, 'ELEMENTARY_6');
    const given = await join(8);
    expect(given).toMatchObject({ levelGivenYn: 'Y', contestLevelCode: 'B2', contestLevelName: 'B2 단계' });
    expect((await get<ContestInfo>('/info/my')).data).toMatchObject({
      readingLevel: given.readingLevel,
      point: 0,
      rankNo: null,
    });
    expect(await get('/level')).toMatchObject({ status: 422, message: '이미 진단검사를 진행하셨습니다.' });
    expect(await post('/level', {})).toMatchObject({ status: 422, message: '이미 진단검사를 진행하셨습니다.' });
  });

  it('finds an early and a late reader of one grade at different levels', async () => {
    const early = await (await contestStudent(app, 'ELEMENTARY_5')).join(0);
    const late = await (await contestStudent(app, 'ELEMENTARY_5')).join(10);
    expect([early.contestLevelCode, late.contestLevelCode]).toEqual(['B3', 'B2']);
  });

  it('makes one row of two submissions at the same moment', async () => {
    const { accountNo, get, token } = await contestStudent(app, 'MIDDLE_2');
    const test = (await get<ContestLevelTest>('/level')).data;
    app.clock.advance(20 * MINUTE);
    const body = answersOf(test, rightChoices(test));
    const login = await token();
    const answers = await Promise.all([1, 2, 3].map(() => app.post(`${ROOT}/level`, body, login)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await participants(accountNo)).toBe(1);
  });

  it('answers a repeated request as the first time', async () => {
    const { accountNo, get, token } = await contestStudent(app, 'MIDDLE_2');
    const test = (await get<ContestLevelTest>('/level')).data;
    app.clock.advance(20 * MINUTE);
    const body = answersOf(test, rightChoices(test));
    const login = await token();
    const [first, again] = [1, 2].map(() => app.post<ContestLevelResult>(`${ROOT}/level`, body, login, 'level-key-1'));
    expect((await again)?.data).toEqual((await first)?.data);
    expect(await participants(accountNo)).toBe(1);
  });

  it('gives the child curriculum its level for an empty body, and nobody else', async () => {
    const child = await contestStudent(app, 'CHILD');
    const older = await contestStudent(app, 'ELEMENTARY_1');
    expect((await child.get<ContestLevelTest>('/level')).data.childCurriculumYn).toBe('Y');
    const given = await child.post<ContestLevelResult>('/level', undefined);
    expect(given.data).toMatchObject({ levelGivenYn: 'Y', readingLevel: '0B', contestLevelCode: 'B1' });
    expect((await child.get<Contest>('')).data.rounds[0]?.roundLevel.books).toHaveLength(4);
    for (const body of [undefined, {}]) {
      expect(await older.post('/level', body)).toMatchObject({ status: 422, code: 'CONTEST_LEVEL_NEEDS_TEST' });
    }
    expect(await participants(older.accountNo)).toBe(0);
  });

  it('gives none to a robot, says so kindly, and may be taken again', async () => {
    const robot = await contestStudent(app, 'ELEMENTARY_6');
    const test = (await robot.get<ContestLevelTest>('/level')).data;
    const body = answersOf(test, rightChoices(test));
    app.clock.advance(20 * 300);
    const { data, status } = await robot.post<ContestLevelResult>('/level', body);
    expect([status, data.levelGivenYn, data.readingLevel]).toEqual([200, 'N', null]);
    expect(data.message).toContain('다시 해 볼까요?');
    expect(await participants(robot.accountNo)).toBe(0);
    expect((await robot.post<ContestLevelResult>('/level', body)).data.levelGivenYn).toBe('N');
    expect(await robot.join(4)).toMatchObject({ levelGivenYn: 'Y' });
  });

  it('gives none to equal choices, nor to a test that was never opened', async () => {
    const student = await contestStudent(app, 'ELEMENTARY_6');
    const test = (await student.get<ContestLevelTest>('/level')).data;
    app.clock.advance(20 * MINUTE);
    const same = await student.post<ContestLevelResult>('/level', answersOf(test, Array(20).fill(2)));
    expect(same.data.levelGivenYn).toBe('N');
    const unopened = await contestStudent(app, 'ELEMENTARY_6');
    const sent = await unopened.post<ContestLevelResult>('/level', answersOf(test, rightChoices(test)));
    expect(sent.data.levelGivenYn).toBe('N');
  });

  it('is another form for who had the one of the grade in an earlier contest, and is marked as opened', async () => {
    const { accountNo, get, join } = await contestStudent(app, 'ELEMENTARY_4');
    const { readingGameContestNo } = (await get<Contest>('')).data;
    const tried = { account_no: accountNo, form_no: 10, started_at: app.clock.now(), submitted_at: app.clock.now() };
    const outcome = { outcome: 'GIVEN' as const, choices: '[]', correct_count: 0, raq: 500, error: 100 };
    const earlier = await app.db
      .insertInto('contest_level_try')
      .values({ contest_no: readingGameContestNo, ...tried, ...outcome })
      .returning('try_no')
      .executeTakeFirst();
    expect(earlier).toBeDefined();
    const first = (await get<ContestLevelTest>('/level')).data.readingGameContestLevelNo;
    expect([8, 12]).toContain(first);
    expect((await get<ContestLevelTest>('/level')).data.readingGameContestLevelNo).toBe(first);
    expect(await join(8)).toMatchObject({ levelGivenYn: 'Y' });
  });

  it('takes no answers that are missing, invented or of another form, and changes nothing for them', async () => {
    const { accountNo, get, post } = await contestStudent(app, 'ELEMENTARY_6');
    const test = (await get<ContestLevelTest>('/level')).data;
    app.clock.advance(20 * MINUTE);
    const good = answersOf(test, rightChoices(test));
    const [first, ...rest] = good.answerList;
    const wrong = [
      { ...good, answerList: rest },
      { ...good, answerList: [...good.answerList, first] },
      { ...good, answerList: [{ ...first, answer: ((first?.answer ?? 1) % 4) + 1 }, ...rest] },
      { ...good, answerList: [{ ...first, readingGameContestLevelQuestionNo: 999 }, ...rest] },
      { ...good, readingGameContestLevelNo: 1 },
      { answerList: good.answerList },
    ];
    for (const body of wrong) expect((await post('/level', body)).status).toBe(422);
    expect(await post('/level', { ...good, answerList: rest })).toMatchObject({ message: '답안을 선택하세요' });
    expect(await participants(accountNo)).toBe(0);
    expect((await post<ContestLevelResult>('/level', good)).data.levelGivenYn).toBe('Y');
  });
});
