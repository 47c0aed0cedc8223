import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecommendedBook } from '#contract/recommendation.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleCard } from '../../testing/sampleBook.ts';
import { MyListView } from './MyListView.tsx';

const item = (bookNo: number, bookName: string): RecommendedBook => ({
  book: sampleCard({ bookNo, bookName }),
  reason: { kind: 'LEVEL' },
});

it('leads back to the last page when the last book of it was put away', async () => {
  let last = [item(1157, '달빛 시장')];
  const page = (no: number, items: RecommendedBook[]) => ({
    items,
    page: no,
    pageSize: 1,
    totalCount: 1 + last.length,
  });
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/recommendations/me': (query: { page: number }) =>
        query.page === 1 ? page(1, [item(1042, '토끼전')]) : page(2, last),
      'PUT /api/recommendations/1157/hidden/me': () => {
        last = [];
        return {};
      },
    },
  });
  const { address } = renderShell(<MyListView />, services, '/recommend/my-list?page=2');
  fireEvent.click(await screen.findByRole('button', { name: '『달빛 시장』 추천하지 않기' }));
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  await waitFor(() => expect(address()).toBe('/recommend/my-list'));
  expect(await screen.findByRole('link', { name: /토끼전/ })).toBeTruthy();
});

it('keeps the focus when a book is put away and taken back', async () => {
  let books = [item(1042, '토끼전'), item(1157, '달빛 시장')];
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/recommendations/me': () => ({ items: books, page: 1, pageSize: 30, totalCount: books.length }),
      'PUT /api/recommendations/1157/hidden/me': (body: unknown) => {
        const away = (body as { use: boolean }).use;
        books = [item(1042, '토끼전'), ...(away ? [] : [item(1157, '달빛 시장')])];
        return {};
      },
    },
  });
  renderShell(<MyListView />, services, '/recommend/my-list');
  const hide = await screen.findByRole('button', { name: '『달빛 시장』 추천하지 않기' });
  hide.focus();
  fireEvent.click(hide);
  await waitFor(() => expect(screen.queryByRole('link', { name: /달빛 시장/ })).toBeNull());
  const undo = screen.getByRole('button', { name: '되돌리기' });
  const place = undo.closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(place);
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull());
  expect(document.activeElement).toBe(place);
});

it('takes a page that no list has for the first', async () => {
  const answer = { items: [item(1042, '토끼전')], page: 1, pageSize: 30, totalCount: 1 };
  const services = createTestServices({ signedIn: true, answers: { 'GET /api/recommendations/me': answer } });
  renderShell(<MyListView />, services, '/recommend/my-list?page=20000');
  expect(await screen.findByRole('link', { name: /토끼전/ })).toBeTruthy();
});
