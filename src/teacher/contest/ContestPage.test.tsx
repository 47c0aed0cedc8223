import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffContest } from '#contract/staffContest.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import { ContestPage } from './ContestPage.tsx';
import { sampleStaffContest } from './testing/sampleStaffContest.ts';

const READ = 'GET /api/staff/institutions/5/contests/3';
const open = (contest: unknown, role: StaffRole = 'TEACHER') => {
  const services = createTestServices({ answers: { [READ]: contest } });
  const at = { at: '/teacher/contests/3', path: '/teacher/contests/:contestNo' };
  return { ...services, ...renderStaff(<ContestPage />, { api: services.api, role, ...at }) };
};
const shown = async (changes: Partial<StaffContest> = {}, role?: StaffRole) => {
  const opened = open(sampleStaffContest(changes), role);
  await screen.findByRole('heading', { level: 1, name: '봄 독서 대회' });
  return opened;
};

it('counts the days, and shows prizes, figures and who has finished', async () => {
  await shown();
  expect(screen.getByText('4일 남았어요')).toBeTruthy();
  expect(screen.getByText(/책갈피/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /한바다/ });
  expect(row.textContent).toContain('120/100점');
  expect(within(row).getByText('완주')).toBeTruthy();
  expect(screen.getByRole('row', { name: /고나린/ }).textContent).toContain('읽는 중');
});

it('shows the ladder in shares, and a small class without a place', async () => {
  await shown();
  const [first, small] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(first?.textContent).toContain('1위초등 3학년 2반읽은 학생60% 20명 가운데 12명');
  expect(small?.textContent).toContain('차례 없음');
  expect(screen.getByText(/5명보다 적은 반은/)).toBeTruthy();
});

it('asks for another week and keeps the page', async () => {
  const { address, bodies } = await shown();
  fireEvent.click(screen.getByRole('tab', { name: '1주' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ page: 1, roundNo: 1 }));
  expect(address()).toBe('/teacher/contests/3?week=1');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('leads a director to what waits for a decision, and a teacher not', async () => {
  await shown({ heldCount: 2 }, 'DIRECTOR');
  expect(screen.getByRole('link', { name: '확인하러 가기' })).toHaveProperty('pathname', '/teacher/moderation');
});

it('says to a teacher who decides', async () => {
  await shown({ heldCount: 2 });
  expect(screen.queryByRole('link', { name: '확인하러 가기' })).toBeNull();
  expect(screen.getByText('원장님이나 관리자가 정해요.')).toBeTruthy();
});

it('before the start has no ladder and can be taken back, after a question that says what stays', async () => {
  const { address, answers, requests } = await shown({
    status: 'WAIT',
    startDay: '2026-05-25',
    teams: { roundNo: null, roundNos: [], items: [], minPupils: 5 },
    readers: { page: 1, pageSize: 30, totalCount: 0, items: [] },
  });
  answers['DELETE /api/staff/institutions/5/contests/3'] = { done: true };
  expect(screen.getByText('5일 뒤 시작해요')).toBeTruthy();
  expect(screen.getByText(/대회가 시작하면/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '대회 끝내기' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '대회 거두기' }));
  const dialog = await screen.findByRole('dialog', { name: '이 대회를 거둘까요?' });
  expect(dialog.textContent).toContain('학생이 읽은 책도 그대로 남아요');
  fireEvent.click(within(dialog).getByRole('button', { name: '그대로 두기' }));
  expect(requests).not.toContain('DELETE /api/staff/institutions/5/contests/3');
  fireEvent.click(screen.getByRole('button', { name: '대회 거두기' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '대회 거두기' }));
  await waitFor(() => expect(address()).toBe('/teacher/contests'));
});

it('is read again where it could not be ended', async () => {
  const { answers, requests } = await shown();
  answers['PUT /api/staff/institutions/5/contests/3/close'] = refusal('DEMO_ACCOUNT');
  fireEvent.click(screen.getByRole('button', { name: '대회 끝내기' }));
  const dialog = await screen.findByRole('dialog', { name: '이 대회를 지금 끝낼까요?' });
  expect(dialog.textContent).toContain('점수와 순위, 인증서는 그대로 남아요');
  fireEvent.click(within(dialog).getByRole('button', { name: '대회 끝내기' }));
  expect(await screen.findByText(/여럿이 함께 쓰는 체험 계정/)).toBeTruthy();
  await waitFor(() => expect(requests.filter((request) => request === READ)).toHaveLength(2));
});

it.each([{ mayChange: false }, { status: 'COMPLETED' as const }])('offers no end: %o', async (changes) => {
  await shown(changes);
  expect(screen.queryByRole('button', { name: /대회 (?:끝내기|거두기)/ })).toBeNull();
});

it('is not there for who may not see it', async () => {
  open(refusal('NOT_FOUND'));
  expect(await screen.findByText('여기에는 아무것도 없어요')).toBeTruthy();
});
