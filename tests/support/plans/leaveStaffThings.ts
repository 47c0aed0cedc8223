import { randomUUID } from 'node:crypto';
import type { CalendarLink } from '#contract/homeworkCalendar.ts';
import type { MadeReportLinks } from '#contract/monthlyReport.ts';
import type { PrintedSheets } from '#contract/paper.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import { bellRound } from '../bellRound.ts';
import type { TestApp } from '../buildTestApp.ts';
import { bookAt } from '../contestStage.ts';
import { FIRST_BOOK } from '../fixtureContent.ts';
import { staffSend } from '../staffMember.ts';

/** A class of an institution with this pupil, and something of every kind that its teacher makes. @returns how paths name it */
export async function leaveStaffThings(
  app: TestApp,
  { academyNo, accountNo, staff }: { academyNo: number; accountNo: number; staff: { staffNo: number; token: string } },
) {
  const { class_no: classNo } = await app.db
    .insertInto('school_class')
    .values({ academy_no: academyNo, school_year: 2026, grade: 'ELEMENTARY_3', name: '1', created_at: 0 })
    .returning('class_no')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('class_teacher').values({ class_no: classNo, staff_no: staff.staffNo }).execute();
  const seat = { account_no: accountNo, class_no: classNo, class_number: 1, joined_on: '2026-03-02', left_on: null };
  await app.db.insertInto('class_membership').values(seat).execute();
  const put = async <T>(path: string, body: unknown, method: 'PUT' | 'POST' = 'PUT') => {
    const url = `/api/staff/institutions/${academyNo}/${path}`;
    const answer = await staffSend<T>(app, method, url, { token: staff.token, body });
    if (answer.status !== 200)
      throw new Error(`${path}: ${answer.status} ${answer.message} ${JSON.stringify(answer.fields)}`);
    return answer.data;
  };
  const today = seoulDay(app.clock.now());
  const of = `classes/${classNo}`;
  const homework = { requestKey: randomUUID(), note: '읽어요.', dueOn: shiftDayKey(today, 5), accountNos: null };
  const tasks = [{ bookNo: FIRST_BOOK, task: 'READ' }];
  const { homeworkNo } = await put<{ homeworkNo: number }>(`${of}/homework`, { ...homework, tasks });
  const { path: calendarPath } = await put<CalendarLink>(`${of}/calendar-link`, undefined);
  await put(`${of}/join-code`, {});
  await put('cards', { accountNos: [accountNo] }, 'POST');
  const sheets = { bookNo: FIRST_BOOK, readingMissionType: 'QUIZ', accountNos: [accountNo] };
  const printed = await put<PrintedSheets>(`${of}/paper-sheets`, sheets);
  const links = { month: today.slice(0, 7), accountNos: [accountNo], mail: false };
  const { results } = await put<MadeReportLinks>(`${of}/report-links`, links);
  const contest = {
    ...{ requestKey: randomUUID(), classNos: [classNo], startDay: today, title: '우리 반 대회', prizes: '' },
    ...{ dailyCap: 12, leaveBehind: 0, books: { source: 'OWN', weeks: [[bookAt(0, 1, 0)], [bookAt(0, 2, 0)]] } },
  };
  const { contestNo } = await put<{ contestNo: number }>('contests', contest);
  const bell = bellRound(app, academyNo, staff);
  const { roomNo } = await bell.start(1, [classNo]);
  return {
    classNo,
    homeworkNo,
    contestNo,
    roomNo,
    calendarPath,
    code: printed.sheets[0]?.code,
    link: results[0]?.link,
  };
}
