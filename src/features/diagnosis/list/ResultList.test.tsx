import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleDiagnosis } from '../testing/sampleDiagnosis.ts';
import { DiagnosisListView } from './DiagnosisListView.tsx';
import { ResultList } from './ResultList.tsx';

const LIST = 'GET /api/diagnosis/reports/me';
const pageOf = (page: number) => ({
  items: [{ ...sampleDiagnosis.report, diagnosisApplyNo: 30 + page, grades: `초등 ${page}학년` }],
  page,
  pageSize: 1,
  totalCount: 3,
});

function open(at: string, answer: unknown = (params: unknown) => pageOf((params as { page: number }).page)) {
  const services = createTestServices({ signedIn: true, answers: { [LIST]: answer } });
  return { services, ...renderShell(<ResultList />, services, at) };
}

it('keeps its page in the address: who comes back from a result is where they were', async () => {
  const { address } = open('/diagnosis');
  expect(await screen.findByText('초등 1학년 깊이의 책')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2페이지' }));
  expect(address()).toBe('/diagnosis?page=2');
  expect(await screen.findByText('초등 2학년 깊이의 책')).toBeTruthy();
});

it('opens at the page of its address', async () => {
  open('/diagnosis?page=3');
  expect(await screen.findByText('초등 3학년 깊이의 책')).toBeTruthy();
});

it('shows the page before until the next one is there', async () => {
  let arrive: (page: unknown) => void = () => undefined;
  open('/diagnosis', (params: unknown) =>
    (params as { page: number }).page === 1
      ? pageOf(1)
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await screen.findByText('초등 1학년 깊이의 책');
  fireEvent.click(screen.getByRole('button', { name: '다음 페이지' }));
  expect(screen.getByText('초등 1학년 깊이의 책')).toBeTruthy();
  arrive(pageOf(2));
  await waitFor(() => expect(screen.getByText('초등 2학년 깊이의 책')).toBeTruthy());
});

it('leads on to the first diagnosis where there is no result yet', async () => {
  const answers = { [LIST]: { items: [], page: 1, pageSize: 1, totalCount: 0 } };
  const services = createTestServices({ site: 'home', signedIn: true, answers });
  renderShell(<DiagnosisListView />, services, '/diagnosisList');
  expect((await screen.findByRole('link', { name: '진단하러 가기' })).getAttribute('href')).toBe('/diagnosis/intro');
});
