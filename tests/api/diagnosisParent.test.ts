import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DiagnosisReport, ParentDiagnosis } from '#contract/diagnosis.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { diagnosisTaker } from '../support/diagnosisTaker.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

let app: TestApp;
let token: string;
let accountNo: number;
beforeAll(async () => {
  app = await buildTestApp();
  accountNo = (await makeAccount(app, 'edu', { name: '홍길동', school_grade: 'MIDDLE_1', email: 'gil@sea.kr' }))
    .accountNo;
  token = await loginOf(app, 'edu', accountNo);
});
afterAll(() => app.close());

const open = (key: string) => app.get<ParentDiagnosis>(`/api/diagnosis/reports/parent/${key}`);

it('shows the newest diagnosis to whoever holds a parent link, and nothing before there is one', async () => {
  const share = (await app.post<ParentShare>('/api/account/parent-shares/me', { label: '', scope: 'DIAGNOSIS' }, token))
    .data;
  expect((await open(share.shareKey)).status).toBe(404);
  const { diagnosisApplyNo } = await diagnosisTaker(app, token).take(13);
  const own = (await app.get<DiagnosisReport>(`/api/diagnosis/reports/${diagnosisApplyNo}`, token)).data;
  const answer = await open(share.shareKey);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(answer.data).toMatchObject({
    studentName: '홍*동',
    gradeName: '중등 1학년',
    raq: own.raq,
    grades: own.grades,
    categories: own.categories,
    changeText: own.changeText,
  });
  expect(answer.data.books.map(({ bookNo }) => bookNo)).toEqual(own.books.map(({ bookNo }) => bookNo));
  const text = JSON.stringify(answer.data);
  for (const secret of ['홍길동', 'gil@sea.kr', 'person', 'diagnosisApplyNo', share.shareKey]) {
    expect(text).not.toContain(secret);
  }
});

it('is over with the link', async () => {
  const share = (await app.post<ParentShare>('/api/account/parent-shares/me', { label: '', scope: 'DIAGNOSIS' }, token))
    .data;
  expect((await open(share.shareKey)).status).toBe(200);
  await app.remove(`/api/account/parent-shares/${share.shareNo}`, token);
  const gone = await open(share.shareKey);
  const never = await open('A'.repeat(43));
  expect([gone.status, gone.message]).toEqual([404, never.message]);
  expect((await open('short')).status).toBe(404);
});

it('shows nothing of an account that sleeps', async () => {
  const share = (await app.post<ParentShare>('/api/account/parent-shares/me', { label: '', scope: 'DIAGNOSIS' }, token))
    .data;
  await app.db.updateTable('account').set({ status: 'DORMANT' }).where('account_no', '=', accountNo).execute();
  expect((await open(share.shareKey)).status).toBe(404);
});
