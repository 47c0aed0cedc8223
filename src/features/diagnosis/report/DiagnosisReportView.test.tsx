import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ParentDiagnosisView } from '../parent/ParentDiagnosisView.tsx';
import { sampleDiagnosis } from '../testing/sampleDiagnosis.ts';
import { DiagnosisReportView } from './DiagnosisReportView.tsx';

it('says what the reader is like, in words and spans, for eyes and ears', async () => {
  const services = createTestServices({
    answers: { 'GET /api/diagnosis/reports/31': sampleDiagnosis.report },
    signedIn: true,
  });
  renderShell(<DiagnosisReportView diagnosisApplyNo="31" />, services);
  expect(await screen.findByRole('heading', { level: 1, name: sampleDiagnosis.report.meaning.title })).toBeTruthy();
  expect(screen.getByText('2A~4A')).toBeTruthy();
  expect(screen.getByText('0A부터 10B까지 가운데 2A에서 4A 사이에 있어요.')).toBeTruthy();
  const trend = screen.getByRole('region', { name: '읽기 수준의 흐름' });
  expect(within(trend).getByText('2026. 7. 1. 1A에서 2B 사이, 가운데는 1B')).toBeTruthy();
  expect(screen.getByText('잘해요')).toBeTruthy();
});

it('finds no words for a result that is not there, and shows the way back', async () => {
  const services = createTestServices({
    answers: { 'GET /api/diagnosis/reports/9': refusal('NOT_FOUND') },
    signedIn: true,
  });
  renderShell(<DiagnosisReportView diagnosisApplyNo="9" />, services);
  expect(await screen.findByRole('heading', { level: 1, name: '이 결과를 찾지 못했어요' })).toBeTruthy();
});

it('shows parents the same without a login', async () => {
  const { diagnosisApplyNo: _, testTitle: __, ...findings } = sampleDiagnosis.report;
  const answer = { ...findings, studentName: '김*다' };
  const services = createTestServices({ answers: { 'GET /api/diagnosis/reports/parent/a%2Fb': answer } });
  renderShell(<ParentDiagnosisView shareKey="a/b" />, services);
  expect(await screen.findByText('김*다')).toBeTruthy();
});
