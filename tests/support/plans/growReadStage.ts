import { randomUUID } from 'node:crypto';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { TestApp } from '../buildTestApp.ts';
import { bookAt } from '../contestStage.ts';
import { FIRST_BOOK } from '../fixtureContent.ts';
import { loginOf, makeAccount } from '../makeAccount.ts';
import { GOOD_REPORT, missionPlayer } from '../missionPlayer.ts';
import { staffSend } from '../staffMember.ts';
import type { openReadStage } from './openReadStage.ts';

const MORE = [1, 2, 3];

/** More of everything on the stage: pupils in the class, what they did, and what their teacher gave them. */
export async function growReadStage(
  app: TestApp,
  { readers, names }: Awaited<ReturnType<typeof openReadStage>>,
): Promise<void> {
  const { academyNo = 0, classNo = 0, accountNo = 0 } = names;
  const pupils = [accountNo];
  for (const number of MORE) {
    const more = await makeAccount(app, 'edu', { academy_no: academyNo });
    const seat = { class_no: classNo, class_number: number + 1, joined_on: '2026-03-02', left_on: null };
    await app.db
      .insertInto('class_membership')
      .values({ ...seat, account_no: more.accountNo })
      .execute();
    pupils.push(more.accountNo);
  }
  for (const pupil of pupils) await workOf(app, await loginOf(app, 'edu', pupil));

  const put = async (path: string, body: unknown, method: 'PUT' | 'POST' = 'PUT') => {
    const token = readers.director?.['x-staff-token'] ?? '';
    const url = `/api/staff/institutions/${academyNo}/${path}`;
    const { status, message } = await staffSend(app, method, url, { token, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${message}`);
  };
  const today = seoulDay(app.clock.now());
  const of = `classes/${classNo}`;
  for (const number of MORE) {
    const tasks = [{ bookNo: FIRST_BOOK + number, task: 'READ' }];
    const homework = { requestKey: randomUUID(), note: '', dueOn: shiftDayKey(today, 5), accountNos: null };
    await put(`${of}/homework`, { ...homework, tasks });
    await put('contests', {
      ...{
        requestKey: randomUUID(),
        classNos: [classNo],
        startDay: today,
        title: `우리 반 대회 ${number}`,
        prizes: '',
      },
      ...{ dailyCap: 12, leaveBehind: 9, books: { source: 'OWN', weeks: [[bookAt(0, 1, 0)], [bookAt(0, 2, 0)]] } },
    });
  }
  await put('cards', { accountNos: pupils }, 'POST');
  await put(`${of}/paper-sheets`, { bookNo: FIRST_BOOK + 3, readingMissionType: 'QUIZ', accountNos: pupils });
  await put(`${of}/report-links`, { month: today.slice(0, 7), accountNos: pupils, mail: false });
}

async function workOf(app: TestApp, token: string): Promise<void> {
  const player = missionPlayer(app, token);
  for (const number of MORE) {
    const bookNo = FIRST_BOOK + 3 + number;
    for (const kind of ['OX', 'PUZZLE'] as const) {
      const { attemptNo } = (await player.start(kind, bookNo)).data;
      await player.fill(attemptNo, 1);
      await player.submit(attemptNo);
    }
    const { attemptNo } = (await player.start('REPORT', bookNo)).data;
    await player.save(attemptNo, 'report', GOOD_REPORT, 1);
    await player.submit(attemptNo);
    const put = async (path: string, body: unknown) => {
      const { status, message } = await app.put(path, body, token);
      if (status !== 200) throw new Error(`${path}: ${status} ${message}`);
    };
    await put(`/api/books/${bookNo}/reading/me`, { lastPageNo: 10 });
    const content = { kind: 'NOTE', quote: '', pageNo: null, thought: '바다가 좋아요.', stickers: [] };
    await put(`/api/reading-notes/books/${FIRST_BOOK}/notes/more${number}/me`, { baseVersion: 0, content });
  }
}
