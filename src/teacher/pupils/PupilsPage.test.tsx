import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PupilList } from '#contract/classroom.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import { PupilsPage } from './PupilsPage.tsx';

const LIST = 'GET /api/staff/institutions/5/pupils';
const page = (names: string[], totalCount: number): PupilList => ({
  today: '2026-05-06',
  pupils: names.map((name, index) => ({
    ...{ accountNo: index + 1, accountId: `reader${index}`, name, gradeName: '초등 3학년', status: 'ACTIVE' },
    ...{ classNo: null, className: null, classNumber: null, lastDay: null, readingLevel: null },
    ...{ bookCount: 0, missionCount: 0, bookPoint: 0 },
  })),
  page: 1,
  pageSize: 100,
  totalCount,
});

function open(answer: PupilList) {
  const { api, bodies } = createTestServices({ answers: { [LIST]: answer } });
  renderStaff(<PupilsPage />, { api, at: '/teacher/pupils', path: '/teacher/pupils' });
  return () => bodies.at(-1);
}

it('asks for a page at a time, in the order of the heading that was pressed', async () => {
  const asked = open(page(['김바다', '이고래'], 230));
  expect(await screen.findByText('230명이에요. 제목을 누르면 그 차례로 놓여요.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '3페이지' }));
  await waitFor(() => expect(asked()).toMatchObject({ page: 3, order: 'CLASS', direction: 'UP', search: '' }));
  fireEvent.click(screen.getByRole('button', { name: '끝낸 책' }));
  await waitFor(() => expect(asked()).toMatchObject({ page: 1, order: 'BOOKS', direction: 'UP' }));
  fireEvent.click(screen.getByRole('button', { name: '끝낸 책' }));
  await waitFor(() => expect(asked()).toMatchObject({ page: 1, order: 'BOOKS', direction: 'DOWN' }));
});

it('lets the server search, once the keys rest', async () => {
  const asked = open(page(['김바다'], 35));
  expect(await screen.findByText('35명이에요. 제목을 누르면 그 차례로 놓여요.')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 고래 ' } });
  await waitFor(() => expect(asked()).toMatchObject({ page: 1, search: '고래' }));
  expect(await screen.findByText('35명을 찾았어요.')).toBeTruthy();
});
