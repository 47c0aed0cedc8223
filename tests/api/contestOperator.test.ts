import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { stringify } from 'yaml';
import type { ContestHistory, ContestInfo, ContestStatusData } from '#contract/contest.ts';
import type { ContestReviews } from '#contract/contestReview.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { readSheets } from '#server/interchange/readSheets.ts';
import { contests, type StoredContest } from '#server/modules/contest/repositories/contests.ts';
import { makeDemoContest } from '#server/operator/contest/makeDemoContest.ts';
import { extendContest, publishContest as publishOne } from '#server/operator/contest/publishContest.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { contestProblems } from '../support/contestProblems.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
  ROOT,
  reserveAt,
} from '../support/contestStage.ts';
import { operate as operateOn } from '../support/operate.ts';

const folder = mkdtempSync(join(tmpdir(), 'chaekbada-contest-'));
let app: TestApp;
let reader: ContestStudent;
const operate = (...args: string[]) => operateOn(app, ...args);
const infoOf = async (student = reader) => (await student.get<ContestInfo>('/info/my')).data;
const reviewsOf = async () => (await reader.get<ContestReviews>('/reviews/my')).data.items;

beforeAll(async () => {
  app = await buildContestApp();
  reader = await contestStudent(app, 'ELEMENTARY_2', { account_id: 'badareader' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a plan', () => {
  const create = (plan: string, ...more: string[]) =>
    operate('contest', 'create', '--plan', plan, '--start', CONTEST_START, ...more);

  it('becomes a draft that only the preview shows', async () => {
    expect(await create('sample', '--title', '초안 대회')).toMatchObject({
      code: 0,
      output: expect.stringContaining('공개 전'),
    });
    expect((await operate('contest', 'list')).output).toMatch(
      /1\tDRAFT\t2026-05-11~2026-06-07\tedu,school,home\t초안 대회/,
    );
    const preview = (await operate('contest', 'preview', '1', '--level', '4B', '--at', '2026-05-20 10:00')).output;
    expect(preview).toContain('진행 중');
    expect(preview).toContain('완주 800점');
    expect(preview).toMatch(/1주 .* 닫힘/);
    expect(preview).toMatch(/2주 2026-05-18 ~ 2026-05-24 열림/);
    expect(preview).toContain(String(bookAt(1, 2, 3)));
    expect(preview).not.toContain(String(bookAt(0, 2, 3)));
    expect((await operate('contest', 'preview', '1', '--level', 'B1', '--at', '2026-05-10')).output).toContain(
      '기다리는 중',
    );
    expect((await app.get(`${ROOT}/status`)).data).toBeNull();
  });

  it('is read from a spreadsheet and from a table too', async () => {
    const lines = [
      ['단계', '단계 이름', '읽기 수준', '주', '책 번호', '예비'],
      ...[0, 1, 2].flatMap((level) =>
        [1, 2, 3, 4].flatMap((week) =>
          [0, 1, 2, 3, 4, 5].map((place) => [
            `B${level + 1}`,
            `${level + 1}단계`,
            readingLevels
              .slice([0, 8, 14][level], [8, 14, 22][level])
              .map(({ code }) => code)
              .join(', '),
            String(week),
            String(place < 4 ? bookAt(level, week, place) : reserveAt(level, week, place - 4)),
            place < 4 ? '' : '예비',
          ]),
        ),
      ),
    ];
    const [sheet, table, text] = [join(folder, 'plan.xlsx'), join(folder, 'plan.csv'), join(folder, 'plan.yaml')];
    await writeExcelFile(lines.map((line) => line.map((value) => ({ type: String, value })))).toFile(sheet);
    writeFileSync(table, lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
    writeFileSync(
      text,
      stringify(JSON.parse(readFileSync(join(app.env.contentDir, 'contests', 'sample.json'), 'utf8'))),
    );
    for (const file of [sheet, table, text]) expect(await create(file)).toMatchObject({ code: 0 });
    const rows = await app.db.selectFrom('contest').select('content').orderBy('contest_no').execute();
    const books = rows.map(({ content }) => JSON.parse(content).levels.map((level: { books: object }) => level.books));
    expect(books[1]).toEqual(books[0]);
    expect(books[2]).toEqual(books[0]);
    expect(books[3]).toEqual(books[0]);
  });

  it.each([
    ['that does not exist', ['nothing.json'], '(파일이나 폴더가 없어요: nothing.json)'],
    ['of another kind of file', ['plan.txt'], '.json, .yaml, .xlsx, .csv'],
    ['with a wrong day', ['sample', '--start', '2026-02-30'], '2026-06-01처럼'],
    ['that ends before its last week', ['sample', '--end', '2026-05-20'], '4주'],
    ['of an unknown site', ['sample', '--sites', 'moon'], '사이트'],
    ['with a picture from elsewhere', ['sample', '--pc-image', 'https://example.com/sea.png'], '이 사이트 안'],
    ['with a cap that nobody reaches', ['sample', '--cap', '2147483648'], '1~100'],
    ['with a picture from another host', ['sample', '--mobile-image', '//example.com/sea.png'], '이 사이트 안'],
  ])('%s is refused in one sentence', async (_what, [plan = '', ...more], reason) => {
    const { code, output } = await create(plan, ...more);
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(output.split('\n')).toHaveLength(1);
  });

  it.each([
    ['broken.json', '{"planId": "고래"', 'JSON으로 읽을 수 없어요'],
    ['broken.yaml', 'bands: [1, 2\nname: {', 'YAML로 읽을 수 없어요'],
    [
      'code.json',
      '{"planId":"a","bands":[{"code":"b1","name":"첫 단계","weeks":[[1]]}]}',
      '1번째 단계 부호: 쓸 수 없는 글자',
    ],
    ['week.yaml', 'bands: [{ weeks: [[1000, 가]] }]', '1번째 단계 1번째 주 2번째 책: 숫자여야 해요 (적힌 값: 가)'],
  ])('%s is refused in Korean, without words of a parser', async (name, content, reason) => {
    writeFileSync(join(folder, name), content);
    const { code, output } = await create(join(folder, name));
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).not.toMatch(/Unexpected|expected|정규식|\^\[|invalid/i);
  });

  it('with a book that cannot be played is refused with the reason', async () => {
    await app.db
      .updateTable('book')
      .set({ active: 0 })
      .where('book_no', '=', bookAt(0, 1, 0))
      .execute();
    expect((await create('sample')).output).toContain(`${bookAt(0, 1, 0)}번 책이 없어요`);
    await app.db
      .updateTable('book')
      .set({ active: 1 })
      .where('book_no', '=', bookAt(0, 1, 0))
      .execute();
  });
});

describe('a running contest', () => {
  let contestNo = '';

  it('is published once, one at a time', async () => {
    contestNo = await publishContest(app);
    expect(await operate('contest', 'publish', contestNo)).toMatchObject({ code: 1 });
    expect((await operate('contest', 'publish', '1')).output).toContain('같은 때에 열리는 대회');
    moveTo(app, CONTEST_START);
    await reader.join(8);
  });

  it('holds what was faster than reading, tells why, and pays the book all the same', async () => {
    const paid = await reader.play('OX', bookAt(0, 1, 0), { minutes: 0.05 });
    expect(paid.points).toBe(20);
    expect(await infoOf()).toMatchObject({ point: 0, rankNo: null, heldCount: 1, heldPoint: 20, todayCount: 1 });
    const [held] = await reviewsOf();
    expect(held).toMatchObject({ subject: 'HOLD', state: 'OPEN', point: 20, decision: null, bookNo: bookAt(0, 1, 0) });
    expect(held?.reason).toContain('살펴보고 있어요');
    expect((await reader.get<ContestHistory>('/history/my')).data.items[0]?.roundLevel.books[0]).toMatchObject({
      totalPoint: 0,
      heldPoint: 20,
    });
    const reply = await reader.put(`/reviews/${held?.reviewNo}/reply/my`, { reply: '두 번 읽은 책이라 다 외웠어요.' });
    expect(reply.status).toBe(200);
    expect((await operate('contest', 'holds', contestNo)).output).toMatch(
      /badareader.*OX.*20점.*학생의 말: 두 번 읽은 책/,
    );
  });

  it('counts a released result as of its own time', async () => {
    const at = app.clock.now();
    const quick = await contestStudent(app, 'ELEMENTARY_2');
    await quick.join(8);
    await quick.play('OX', bookAt(0, 1, 0));
    const [held] = await reviewsOf();
    const release = () => operate('contest', 'release', String(held?.reviewNo), '--reason', '읽은 기록을 확인했어요.');
    expect(await release()).toMatchObject({ code: 0 });
    expect(await release()).toMatchObject({ code: 1 });
    expect(await infoOf()).toMatchObject({ point: 20, rankNo: 1, heldCount: 0 });
    const row = await app.db
      .selectFrom('contest_participant')
      .select('reached_at')
      .where('account_no', '=', reader.accountNo)
      .executeTakeFirstOrThrow();
    expect(row.reached_at).toBeLessThanOrEqual(at);
    expect((await reviewsOf())[0]).toMatchObject({ state: 'RELEASED', decision: '읽은 기록을 확인했어요.' });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('never counts a confirmed one', async () => {
    await reader.play('MATCHING', bookAt(0, 1, 0), { minutes: 0.02 });
    const [held] = await reviewsOf();
    await operate('contest', 'confirm', String(held?.reviewNo), '--reason', '읽지 않고 낸 것으로 보여요.');
    expect((await reviewsOf())[0]).toMatchObject({ state: 'CONFIRMED', decision: '읽지 않고 낸 것으로 보여요.' });
    expect(await infoOf()).toMatchObject({ point: 20, heldCount: 0 });
    expect(await operate('contest', 'release', String(held?.reviewNo), '--reason', '마음을 바꾸었어요.')).toMatchObject(
      { code: 1 },
    );
  });

  it('holds a run that no reader can do, and no honest fast one', async () => {
    const honest = await contestStudent(app, 'ELEMENTARY_2');
    const robot = await contestStudent(app, 'ELEMENTARY_2');
    for (const student of [honest, robot]) await student.join(8);
    for (const [student, minutes] of [
      [honest, 1.5],
      [robot, 0.5],
    ] as const) {
      for (const place of [0, 1]) {
        for (const kind of scoredMissionKinds) await student.play(kind, bookAt(0, 1, place), { minutes });
      }
    }
    expect((await infoOf(honest)).heldCount).toBe(0);
    expect((await infoOf(robot)).heldCount).toBe(1);
  });

  it('is corrected by a row with a reason that the student reads and answers', async () => {
    const correct = (points: string, ...more: string[]) =>
      operate(
        'contest',
        'correct',
        contestNo,
        'edu/badareader',
        `--points=${points}`,
        '--week',
        '1',
        '--reason',
        '정답이 잘못된 문제가 있었어요.',
        ...more,
      );
    expect(await correct('5')).toMatchObject({ code: 0 });
    expect(await correct('-10')).toMatchObject({ code: 0 });
    expect((await correct('-100')).output).toContain('0보다 작아져요');
    expect(await correct('0')).toMatchObject({ code: 1 });
    expect(await infoOf()).toMatchObject({ point: 15 });
    const [last, first] = await reviewsOf();
    expect([first, last]).toMatchObject([
      { subject: 'CORRECTION', state: 'WRITTEN', point: 5, reason: '정답이 잘못된 문제가 있었어요.' },
      { point: -10 },
    ]);
    expect((await reader.put(`/reviews/${last?.reviewNo}/reply/my`, { reply: '고마워요.' })).status).toBe(200);
    expect((await reviewsOf())[0]?.reply).toBe('고마워요.');
    const { items } = (await reader.get<ContestHistory>('/history/my')).data;
    expect(items[0]).toMatchObject({ correctionPoint: -5, totalPoint: 15 });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it.each(['367', '20260610', '100000000', '999999999999999', '0', '-3', '1.5'])(
    'is not extended by %s days',
    async (days) => {
      const stored = () => app.db.selectFrom('contest').selectAll().execute();
      const before = await stored();
      const { code, output } = await operate('contest', 'extend', contestNo, `--days=${days}`);
      expect([code, output.split('\n')]).toEqual([1, [expect.stringMatching(/숫자로|1~366/)]]);
      expect(await stored()).toEqual(before);
    },
  );

  it('is extended with its last week, exported with the prize check, and closed', async () => {
    expect((await operate('contest', 'extend', contestNo, '--days', '3')).output).toContain('2026-06-10까지');
    const next = ['--plan', 'sample', '--start', '2026-06-11', '--sites', 'home'];
    const [nextNo = ''] = /\d+/.exec((await operate('contest', 'create', ...next)).output) ?? [];
    expect(await operate('contest', 'publish', nextNo)).toMatchObject({ code: 0 });
    expect(await operate('contest', 'extend', contestNo, '--days', '1')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`같은 때에 열리는 대회가 있어요: ${nextNo}번`),
    });
    const status = async () => (await app.get<ContestStatusData>(`${ROOT}/status`)).data;
    expect(await status()).toMatchObject({ gameEndDate: '2026-06-10', status: 'IN_PROGRESS' });
    await app.db
      .updateTable('account')
      .set({ school_grade: 'MIDDLE_3' })
      .where('account_no', '=', reader.accountNo)
      .execute();
    const [sheet, table] = [join(folder, 'out.xlsx'), join(folder, 'out.csv')];
    expect((await operate('contest', 'export', contestNo, '--out', table)).output).toContain('4명');
    expect(await operate('contest', 'export', contestNo, '--out', table)).toMatchObject({ code: 1 });
    await operate('contest', 'export', contestNo, '--out', sheet);
    const rows: string[][] = parse(readFileSync(table), { bom: true });
    const [headings = [], ...lines] = rows;
    const cell = (line: readonly string[], heading: string) => line[headings.indexOf(heading)];
    const mine = lines.find((line) => cell(line, '아이디') === 'badareader') ?? [];
    expect(cell(mine, '순위')).toBe('4');
    expect([cell(mine, '진단 때 학년'), cell(mine, '지금 학년')]).toEqual(['초등 2학년', '중등 3학년']);
    expect(cell(mine, '학년 확인')).toContain('확인 필요');
    expect(readSheets(readFileSync(sheet))).toMatchObject({ sheets: [{ rows: { length: rows.length } }] });

    const before = await infoOf();
    expect(await operate('contest', 'close', contestNo)).toMatchObject({ code: 0 });
    expect((await status()).status).toBe('COMPLETED');
    await reader.play('QUIZ', bookAt(0, 1, 0));
    expect((await infoOf()).point).toBe(before.point);
    expect(await operate('contest', 'close', contestNo)).toMatchObject({ code: 1 });
  });

  it('leaves a trail of every step, without texts of persons', async () => {
    const rows = await app.db.selectFrom('audit_log').select(['actor', 'event', 'details']).execute();
    const events = rows.filter(({ event }) => event.startsWith('CONTEST_'));
    for (const event of [
      'CREATED',
      'PUBLISHED',
      'EXTENDED',
      'CLOSED',
      'EXPORTED',
      'HOLDS_READ',
      'HOLD_RELEASED',
      'HOLD_CONFIRMED',
      'CORRECTED',
    ]) {
      expect(events.map((row) => row.event)).toContain(`CONTEST_${event}`);
    }
    expect(events.every(({ actor }) => actor === 'kim')).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/badareader|읽은|문제가/);
  });
});

// Where two transactions run at once.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('two operators in the same moment', () => {
  type Change = (db: TestApp['db'], contest: StoredContest) => Promise<unknown>;

  /** Both have read everything before either of them writes. */
  async function together(other: TestApp, changes: readonly (readonly [number, Change])[]): Promise<string[]> {
    let arrived = 0;
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    return Promise.all(
      changes.map(([contestNo, change]) =>
        withTransaction(other.db, async (db) => {
          const contest = await contests.find(db, contestNo);
          arrived += 1;
          if (arrived === changes.length) go();
          await both;
          if (contest) await change(db, contest);
          return 'done';
        }).catch((error: Error) => error.message),
      ),
    );
  }

  it.each<[string, string[], Change]>([
    ['publish two contests', [CONTEST_START, CONTEST_START], publishOne],
    ['publish one and make longer another', ['2026-04-13', CONTEST_START], (db, one) => extendContest(db, one, 7, 0)],
  ])('cannot %s of one site for the same time', async (_name, starts, first) => {
    const other = await buildContestApp();
    try {
      for (const [index, start] of starts.entries()) {
        const { code } = await operateOn(
          other,
          ...['contest', 'create', '--plan', 'sample', '--start', start, '--title', `${index}번째 대회`],
        );
        expect(code).toBe(0);
      }
      if (first !== publishOne) expect((await operateOn(other, 'contest', 'publish', '1')).code).toBe(0);
      const messages = await together(other, [
        [1, first],
        [2, publishOne],
      ]);
      expect(messages.sort()).toEqual(['done', expect.stringContaining('같은 때에 열리는 대회')]);
    } finally {
      await other.close();
    }
  });
});

describe('the contest that ships', () => {
  it('runs from the Monday of the first start, once, and is left out without its books', async () => {
    const other = await buildContestApp();
    try {
      const count = async () => (await other.db.selectFrom('contest').selectAll().execute()).length;
      await makeDemoContest(other.db, 'content', other.clock.now());
      expect(await count()).toBe(0);
      writeFileSync(
        join(other.env.contentDir, 'contests', 'first-voyage.json'),
        readFileSync(join(other.env.contentDir, 'contests', 'sample.json')),
      );
      for (let start = 0; start < 2; start += 1) {
        await makeDemoContest(other.db, other.env.contentDir, other.clock.now());
        other.clock.advance(40 * 24 * 3_600_000);
      }
      expect(await count()).toBe(1);
      const [contest] = await other.db.selectFrom('contest').selectAll().execute();
      expect(contest).toMatchObject({ state: 'PUBLISHED', start_day: '2026-05-04', end_day: '2026-05-31' });
    } finally {
      await other.close();
    }
  });
});
