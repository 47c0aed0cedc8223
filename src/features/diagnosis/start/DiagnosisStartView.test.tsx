import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DiagnosisStart } from '#contract/diagnosis.ts';
import type { SiteName } from '#contract/site.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleDiagnosis } from '../testing/sampleDiagnosis.ts';
import { DiagnosisIntroView } from './DiagnosisIntroView.tsx';
import { DiagnosisStartView } from './DiagnosisStartView.tsx';

function open(change: Partial<DiagnosisStart>, site: SiteName = 'edu') {
  const list = { items: [], page: 1, pageSize: 30, totalCount: 0 };
  const answers = {
    'GET /api/diagnosis/me': { ...sampleDiagnosis.start, ...change },
    'GET /api/diagnosis/reports/me': list,
  };
  const services = createTestServices({ site, answers, signedIn: true });
  renderShell(site === 'home' ? <DiagnosisIntroView /> : <DiagnosisStartView />, services);
}
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads an academy student to what the test is, and a school student to its own page', async () => {
  open({});
  expect(await linkTo('진단 신청하기')).toBe('/diagnosis?step=intro');
  expect(await screen.findByText('아직 결과가 없어요')).toBeTruthy();
});

it('goes on with an open test where it was left', async () => {
  open({ open: { diagnosisApplyNo: 31, startedAt: sampleDiagnosis.start.currentDate, answeredCount: 2 } }, 'school');
  expect(await linkTo('이어서 하기')).toBe('/diagnosis/test');
  expect(screen.getByText('3문제 가운데 2문제에 답했어요. 멈춘 데서 그대로 이어져요.')).toBeTruthy();
});

it('tells from when on it can be done again, and shows what there is', async () => {
  open({ startsFrom: '2027-02-18T03:00:00.000Z', latest: { ...sampleDiagnosis.report, diagnosisApplyNo: 31 } }, 'home');
  expect(await linkTo('지난 결과 보기')).toBe('/diagnosis/result/31');
  expect(screen.getByText(/2027년 2월 18일 \(목\)부터 다시 할 수 있어요/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '진단 시작하기' })).toBeNull();
});

it('promises only what an adaptive test keeps', async () => {
  open({ mode: 'ADAPTIVE' }, 'home');
  expect(await screen.findByText('나에게 맞춰 물어봐요')).toBeTruthy();
  expect(screen.queryByText('답을 바꿔도 돼요')).toBeNull();
});
