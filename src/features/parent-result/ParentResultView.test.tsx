import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParentResult } from '#contract/parentShare.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ParentResultView } from './ParentResultView.tsx';

const mission = (kind: string, name: string, rate: number | null, done = true) => ({
  kind,
  name,
  done,
  correctCount: done ? 7 : 0,
  totalCount: done ? 8 : 0,
  rate,
  finishedAt: done ? '2026-11-20T03:00:00.000Z' : null,
});
const result: ParentResult = {
  studentName: '김*다',
  book: { bookNo: 1042, bookName: '토끼전', authorName: '작자 미상', bookImagePath: '/cover.svg' },
  verified: true,
  averageRate: 82.4,
  missions: [
    mission('PUZZLE', '낱말 퍼즐', 87.5),
    mission('THINK', '생각해 보기', null),
    mission('REPORT', '독후감', null, false),
  ],
  otherBooks: [{ bookNo: 1055, bookName: '별자리를 찾아서' }],
  talk: '가장 오래 기억하고 싶은 장면이 어디인지 들어 봐 주세요.',
  maySetQuietHours: false,
};

function open(answer: unknown) {
  const services = createTestServices({
    answers: {
      'GET /api/book/mission/results/parent/1042/a%2Fb': answer,
      'GET /api/aquarium/quiet-hours/parent/a%2Fb': { quietHours: null, classQuietHours: [] },
    },
  });
  renderShell(<ParentResultView bookNo="1042" shareKey="a/b" />, services, '/book/mission/resultToParent/1042/a%2Fb');
  return services;
}

it('shows a parent what was done, what came of it, and what to talk about', async () => {
  open(result);
  expect(await screen.findByRole('heading', { level: 1, name: '토끼전' })).toBeTruthy();
  expect(screen.getByText('김*다').parentElement?.textContent).toBe('김*다 학생의 독서 결과');
  expect(screen.getByRole('progressbar', { name: '낱말 퍼즐 맞힌 비율' }).getAttribute('aria-valuenow')).toBe('88');
  expect(screen.getByText('글을 써서 냈어요 · 2026. 11. 20.')).toBeTruthy();
  expect(screen.getByText('아직 하지 않았어요')).toBeTruthy();
  expect(screen.getByText(result.talk)).toBeTruthy();
  expect(screen.getByRole('link', { name: '별자리를 찾아서' }).getAttribute('href')).toBe(
    '/book/mission/resultToParent/1055/a%2Fb',
  );
});

it('offers quiet hours only where the link was made for them', async () => {
  const { requests } = open(result);
  await screen.findByRole('heading', { level: 1, name: '토끼전' });
  expect(requests).toEqual(['GET /api/book/mission/results/parent/1042/a%2Fb']);
  cleanup();
  open({ ...result, maySetQuietHours: true });
  expect(await screen.findByRole('heading', { name: '수족관이 쉬는 시간' })).toBeTruthy();
});

it('says kindly that a link is over, and whom to ask', async () => {
  open(refusal('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: '지금은 열 수 없는 링크예요' })).toBeTruthy();
  expect(screen.getByText(/아이에게 책바다/)).toBeTruthy();
});

it('offers another try where only the server was busy', async () => {
  open(refusal('OVERLOADED'));
  await waitFor(() => expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeTruthy());
});
