import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContestCertificate } from '#contract/contest.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { CertificateView } from './CertificateView.tsx';

const autumn: ContestCertificate = {
  certificateNo: '2-ABCD-EFGH-1234',
  readingGameContestNo: 2,
  title: '가을 항해',
  name: '김바다',
  contestLevelName: 'B1 단계',
  readingLevel: '4A',
  point: 900,
  completionPoint: 800,
  answerRateByPoint: 91.5,
  rankNo: null,
  gameStartDate: '2026-09-07',
  gameEndDate: '2026-10-04',
  completedDate: '2026-09-30',
};
const spring = {
  ...autumn,
  certificateNo: '1-ZZZZ-EFGH-1234',
  readingGameContestNo: 1,
  title: '봄 항해',
  gameStartDate: '2026-05-11',
  rankNo: 3,
};

function open(items: ContestCertificate[], search = '') {
  const answers = { 'GET /api/event/reading-game-contest/certificates/my': { items } };
  renderShell(
    <CertificateView />,
    createTestServices({ signedIn: true, answers }),
    `/event/contest/certificate${search}`,
  );
}

it('shows the newest certificate, and each earlier one on demand', async () => {
  open([autumn, spring]);
  const choice = await screen.findByRole('combobox', { name: '어느 대회의 인증서인가요?' });
  expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    '가을 항해 (2026년 9월\u00a07일~10월\u00a04일)',
    '봄 항해 (2026년 5월\u00a011일~10월\u00a04일)',
  ]);
  expect(screen.getByText('가을 항해')).toBeTruthy();
  fireEvent.change(choice, { target: { value: spring.certificateNo } });
  expect(screen.getByText('봄 항해')).toBeTruthy();
  expect(screen.queryByText('가을 항해')).toBeNull();
  expect(screen.getByText(/certificates\/1-ZZZZ-EFGH-1234$/, { selector: 'p' })).toBeTruthy();
});

it('shows the certificate of the contest that was asked for first', async () => {
  open([autumn, spring], '?no=1');
  expect(await screen.findByText('봄 항해')).toBeTruthy();
  expect(screen.queryByText('가을 항해')).toBeNull();
});

it('says no level where all read the same books', async () => {
  open([{ ...autumn, readingLevel: null }]);
  expect(await screen.findByText(/^B1 단계/)).toBeTruthy();
  expect(screen.queryByText(/읽기 수준/)).toBeNull();
});

it('asks for no choice where there is one', async () => {
  open([autumn]);
  expect(await screen.findByText('가을 항해')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('tells who has none how to get one', async () => {
  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: '아직 받은 인증서가 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '대회로 가기' }).getAttribute('href')).toBe('/event/contest');
});
