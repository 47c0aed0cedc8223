import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContestLevelResult, ContestLevelTest } from '#contract/contestLevelTest.ts';
import type { DiagnosisForm } from '#contract/diagnosisForm.ts';
import type { SiteName } from '#contract/site.ts';
import type { GradeCode } from '#domain/book/grades.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Env } from '#server/config/env.ts';
import type { buildTestApp, TestApp } from './buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from './fixtureContent.ts';
import { loginOf, makeAccount } from './makeAccount.ts';
import { missionPlayer } from './missionPlayer.ts';
import { onSite } from './onSite.ts';
import { operate } from './operate.ts';

export const ROOT = '/api/event/reading-game-contest';
/** Four weeks from a Monday on; tests begin on 2026-05-06. */
export const CONTEST_START = '2026-05-11';
export const CONTEST_END = '2026-06-07';
const CATEGORIES = ['LITERATURE', 'SCIENCE', 'HISTORY', 'SOCIETY'] as const;
/** Three contest levels of sixteen books and eight reserves, with the raq of their books. */
const LEVELS = [
  { code: 'B1', from: 0, to: 8, raq: 300 },
  { code: 'B2', from: 8, to: 14, raq: 700 },
  { code: 'B3', from: 14, to: 22, raq: 1100 },
];

/** Number of a book by its level (0–2), week (1–4) and place (0–3). */
export const bookAt = (level: number, week: number, place: number) => FIRST_BOOK + level * 16 + (week - 1) * 4 + place;

/** Number of a reserve by its level (0–2), week (1–4) and place (0–1). */
export const reserveAt = (level: number, week: number, place: number) =>
  FIRST_BOOK + LEVELS.length * 16 + level * 8 + (week - 1) * 2 + place;

const plan = {
  planId: 'sample',
  name: '시험용 대회',
  status: 'READY',
  bands: LEVELS.map(({ code, from, to }, level) => ({
    code,
    name: `${code} 단계`,
    levels: readingLevels.slice(from, to).map((one) => one.code),
    weeks: [1, 2, 3, 4].map((week) => [0, 1, 2, 3].map((place) => bookAt(level, week, place))),
    reserves: [1, 2, 3, 4].map((week) => [0, 1].map((place) => reserveAt(level, week, place))),
  })),
};

/**
 * A server with books for a contest of three levels and its plan; nothing is made or published yet.
 *
 * @param more `folders`: further folders of the content to copy
 */
export async function buildContestApp(
  env: Partial<Env> = {},
  more: Parameters<typeof buildTestApp>[0] & { folders?: readonly string[] } = {},
): Promise<TestApp> {
  const contentDir = makeFixtureContent(LEVELS.length * 24);
  for (const folder of ['diagnosis', ...(more.folders ?? [])])
    cpSync(join('content', folder), join(contentDir, folder), { recursive: true });
  mkdirSync(join(contentDir, 'contests'));
  writeFileSync(join(contentDir, 'contests', 'sample.json'), JSON.stringify(plan));
  const { buildTestApp: build } = await import('./buildTestApp.ts');
  const app = await build({ ...more, env: { contentDir, ...env } });
  for (const [level, { raq }] of LEVELS.entries()) {
    const books = [1, 2, 3, 4].flatMap((week) => [
      ...CATEGORIES.map((category, place) => ({ bookNo: bookAt(level, week, place), category })),
      ...[0, 1].map((place) => ({
        bookNo: reserveAt(level, week, place),
        category: CATEGORIES[place] ?? 'LITERATURE',
      })),
    ]);
    for (const { bookNo, category } of books) {
      await app.db.updateTable('book').set({ raq, category }).where('book_no', '=', bookNo).execute();
    }
  }
  return app;
}

/** Makes and publishes the contest as an operator does; gives its number. */
export async function publishContest(app: TestApp, ...more: string[]): Promise<string> {
  const { output } = await operate(app, 'contest', 'create', '--plan', 'sample', '--start', CONTEST_START, ...more);
  const contestNo = /(\d+)번/.exec(output)?.[1] ?? '';
  const { code, output: published } = await operate(app, 'contest', 'publish', contestNo);
  if (code !== 0) throw new Error(`${output} ${published}`);
  return contestNo;
}

/** Sets the server's clock to a day of Seoul, minutes after its midnight. */
export function moveTo(app: TestApp, dayKey: string, minutes = 12 * 60): void {
  app.clock.advance(startOfDayKey(dayKey) + minutes * MINUTE - app.clock.now());
}

/** A form of the reading test by its number. */
export function readForm(formNo: number): DiagnosisForm {
  const forms = readdirSync('content/diagnosis').map(
    (name) => JSON.parse(readFileSync(join('content/diagnosis', name), 'utf8')) as DiagnosisForm,
  );
  const form = forms.find((one) => one.formNo === formNo);
  if (form === undefined) throw new Error(`no form ${formNo}`);
  return form;
}

/** The right answers of the level test for this student's form. */
export function rightChoices({ readingGameContestLevelNo: formNo }: ContestLevelTest): number[] {
  return readForm(formNo).items.map(({ answer }) => answer);
}

/** What a page sends for these choices. */
export function answersOf(test: ContestLevelTest, choices: readonly number[]) {
  return {
    readingGameContestLevelNo: test.readingGameContestLevelNo,
    answerList: test.questionList.map(({ readingGameContestLevelQuestionNo: no, exampleList }, index) => {
      const chosen = exampleList[(choices[index] ?? 1) - 1];
      if (!chosen) throw new Error('no such example');
      return {
        answer: chosen.value,
        readingGameContestLevelQuestionNo: no,
        readingGameContestLevelQuestionExampleNo: chosen.readingGameContestLevelQuestionExampleNo,
      };
    }),
  };
}

/** A student of the contest. Logins end with the day, so each call is made with a fresh one. */
export async function contestStudent(
  server: TestApp,
  schoolGrade: GradeCode,
  special: Parameters<typeof makeAccount>[2] = {},
  site: SiteName = 'edu',
) {
  const app = onSite(server, site);
  const account = await makeAccount(app, site, { school_grade: schoolGrade, ...special });
  const { accountNo, accountId } = account;
  const token = () => loginOf(app, site, accountNo);
  const get = async <T>(path: string) => app.get<T>(`${ROOT}${path}`, await token());
  const post = async <T>(path: string, body: unknown) => app.post<T>(`${ROOT}${path}`, body, await token());

  return {
    accountNo,
    accountId,
    token,
    get,
    post,
    put: async <T>(path: string, body: unknown) => app.put<T>(`${ROOT}${path}`, body, await token()),
    /** Takes the level test at the pace of a reader, with so many answers wrong, spread over the test. */
    async join(wrong = 8): Promise<ContestLevelResult> {
      const test = (await get<ContestLevelTest>('/level')).data;
      app.clock.advance(15 * MINUTE);
      const every = wrong === 0 ? 21 : 20 / wrong;
      let next = 0;
      const choices = rightChoices(test).map((right, index) => {
        if (index < next) return right;
        next += every;
        return (right % 4) + 1;
      });
      return (await post<ContestLevelResult>('/level', answersOf(test, choices))).data;
    },
    /** Plays one mission at a reader's pace. */
    async play(kind: MissionKind, bookNo: number, { wrong = 0, minutes = 4 } = {}) {
      const player = missionPlayer(app, await token());
      const { data, status } = await player.start(kind, bookNo);
      if (status !== 200) throw new Error(`not started: ${status}`);
      await player.fill(data.attemptNo, wrong);
      app.clock.advance(minutes * MINUTE);
      return (await player.submit(data.attemptNo)).data;
    },
  };
}
export type ContestStudent = Awaited<ReturnType<typeof contestStudent>>;
