import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleBook } from '../../testing/sampleBook.ts';
import { BookView } from './BookView.tsx';

const CARTS = 'GET /api/book/carts/book-no-list/me';

function open(answers: Record<string, unknown>) {
  const services = createTestServices({
    answers: { 'GET /api/books/1042': sampleBook(), [CARTS]: [], 'POST /api/books/log': { done: true }, ...answers },
    signedIn: true,
  });
  renderShell(<BookView bookNo="1042" />, services);
  return services;
}

it('names the way on by what was read', async () => {
  open({ 'GET /api/books/1042': sampleBook({ readingProgressRate: 50, lastPageNo: 7, missionDoneCount: 2 }) });
  expect((await screen.findByRole('link', { name: '이어 읽기' })).getAttribute('href')).toBe('/book/read/1042');
  expect(screen.getByRole('progressbar', { name: '미션' }).getAttribute('aria-valuetext')).toBe('6개 가운데 2개');
  expect(screen.getByText('딱 맞아요')).toBeTruthy();
});

it('shows the heart at once and takes it back when the server refuses', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const services = open({ 'PUT /api/books/1042/favourite/me': late });
  fireEvent.click(await screen.findByRole('button', { name: '좋아하는 책', pressed: false }));
  expect(await screen.findByRole('button', { name: '좋아하는 책', pressed: true })).toBeTruthy();
  refuse(refusal('OVERLOADED'));
  expect(await screen.findByText(/지금 많은 친구가/)).toBeTruthy();
  // The dialog hides the page behind it from the accessibility tree.
  expect(screen.getByRole('button', { name: '좋아하는 책', pressed: false, hidden: true })).toBeTruthy();
  expect(services.bodies).toContainEqual({ use: true });
});

it('sends the opposite of the present membership for the basket', async () => {
  const services = open({ [CARTS]: [1042], 'POST /api/book/carts': { done: true } });
  const button = await screen.findByRole('button', { name: '바구니에서 빼기' });
  services.answers[CARTS] = [];
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: '바구니에 담기' })).toBeTruthy();
  await waitFor(() => expect(services.bodies).toContainEqual({ bookNoList: [1042], use: false }));
});

it('notes that the book was opened, once it is there', async () => {
  const services = open({});
  await screen.findByRole('link', { name: '읽기' });
  await waitFor(() => expect(services.bodies).toContainEqual({ page: 'book-view', targetNo: 1042 }));
});

it('says kindly that a book does not exist', async () => {
  open({ 'GET /api/books/1042': refusal('NOT_FOUND') });
  expect(await screen.findByText('이 책은 책바다에 없어요')).toBeTruthy();
});
