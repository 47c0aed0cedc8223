import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { BellListPage } from './bell/BellListPage.tsx';
import { HomeworkListPage } from './homework/HomeworkListPage.tsx';
import { RecordsPage } from './records/RecordsPage.tsx';
import { renderStaff } from './testing/renderStaff.tsx';
import { TextsPage } from './texts/TextsPage.tsx';

const lists: [name: string, list: string, page: ReactElement, emptyMessage: string][] = [
  ['texts', 'texts', <TextsPage key="texts" />, '모두 답했어요'],
  ['homework', 'homework', <HomeworkListPage key="homework" />, '하고 있는 숙제가 없어요'],
  ['golden bells', 'bells', <BellListPage key="bells" />, '아직 연 골든벨이 없어요'],
  ['records', 'records', <RecordsPage key="records" />, '아직 남은 기록이 없어요'],
];

it.each(lists)('an emptied page of %s leads to the last one that is there', async (_name, list, page, emptyMessage) => {
  const answer = { items: [], page: 4, pageSize: 30, totalCount: 65 };
  const { address } = renderStaff(page, {
    api: createTestServices({ answers: { [`GET /api/staff/institutions/5/${list}`]: answer } }).api,
    at: '/teacher/list?page=4',
    path: '/teacher/list',
  });
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  await waitFor(() => expect(address()).toMatch(/[?&]page=3$/));
  expect(screen.queryByText(emptyMessage)).toBeNull();
});
