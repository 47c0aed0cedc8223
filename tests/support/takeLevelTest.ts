import type { ContestLevelResult, ContestLevelTest } from '#contract/contestLevelTest.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import type { TestApp } from './buildTestApp.ts';
import { answersOf, type ContestStudent, rightChoices } from './contestStage.ts';

/** A reading test of three weeks ago, by which a student is known. */
export async function knowReader(app: TestApp, accountNo: number, raq: number): Promise<void> {
  const at = app.clock.now() - 21 * DAY;
  await app.db
    .insertInto('diagnosis_apply')
    .values({
      account_no: accountNo,
      status: 'DONE',
      mode: 'FIXED',
      band: 'B3',
      version: 'known',
      grade: 'ELEMENTARY_5',
      started_at: at - 30 * MINUTE,
      closed_at: at,
      raq,
      error: 95,
      pause_reason: null,
      form_no: 3,
    })
    .execute();
}

/** Takes the level test at the pace of a reader with only so many right answers, none of the wrong ones in a row. */
export async function takeLevelTest(
  app: TestApp,
  student: Pick<ContestStudent, 'get' | 'post'>,
  right: number,
): Promise<{ formNo: number; result: ContestLevelResult }> {
  const test = (await student.get<ContestLevelTest>('/level')).data;
  app.clock.advance(15 * MINUTE);
  const choices = rightChoices(test).map((key, index) => (index < right ? key : (key % 4) + 1));
  const { data } = await student.post<ContestLevelResult>('/level', answersOf(test, choices));
  return { formNo: test.readingGameContestLevelNo, result: data };
}
