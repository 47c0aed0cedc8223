import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleBook, sampleCard } from '../../testing/sampleBook.ts';
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

const onPaper = { textYn: 'N', missionYn: 'Y', pageCount: 1 } as const;
const FINISH = 'PUT /api/books/1042/reading/finished/me';

it('offers no reading of a book on paper, but to say that it was read', async () => {
  const services = open({ 'GET /api/books/1042': sampleBook(onPaper), [FINISH]: {} });
  const button = await screen.findByRole('button', { name: '다 읽었어요' });
  expect(screen.queryByRole('link', { name: /읽기/ })).toBeNull();
  expect(screen.queryByText('쪽수')).toBeNull();
  expect(screen.getByRole('link', { name: '미션' })).toBeTruthy();
  expect(screen.getByText('종이책')).toBeTruthy();
  const read = { ...onPaper, readingProgressRate: 100, finishedAt: '2026-05-06T06:00:00.000Z' };
  services.answers['GET /api/books/1042'] = sampleBook(read);
  fireEvent.click(button);
  expect(await screen.findByText('2026년 5월 6일 (수)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다 읽었어요' })).toBeNull();
});

it('lets whoever told a book finished write about it at once, and keeps the focus', async () => {
  const REVIEWS = 'GET /api/books/1042/reviews';
  const reviews = { items: [], page: 1, pageSize: 30, totalCount: 0, reviewCount: 0, mine: null };
  const none = { ...reviews, averageStars: null, starCounts: [0, 0, 0, 0, 0] };
  const services = open({
    'GET /api/books/1042': sampleBook(onPaper),
    [FINISH]: {},
    [REVIEWS]: { ...none, mayWriteYn: 'N' },
  });
  expect(await screen.findByText('다 읽으면 느낌을 남길 수 있어요')).toBeTruthy();
  services.answers['GET /api/books/1042'] = sampleBook({ ...onPaper, finishedAt: '2026-05-06T06:00:00.000Z' });
  services.answers[REVIEWS] = { ...none, mayWriteYn: 'Y' };
  const button = screen.getByRole('button', { name: '다 읽었어요' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: '느낌 남기기' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '다 읽었어요' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '미션' }).parentElement);
});

it('offers notes and books like it where nothing of a book is here, and promises no points', async () => {
  const nextBooks = [sampleCard({ bookNo: 1043 }), sampleCard({ bookNo: 1044, textYn: 'N' })];
  open({ 'GET /api/books/1042': sampleBook({ ...onPaper, missionYn: 'N', nextBooks }) });
  expect(await screen.findByText('집에 이 책이 있나요?')).toBeTruthy();
  expect(screen.getByRole('link', { name: '노트 쓰기' }).getAttribute('href')).toBe('/book/note/1042');
  const [instead, next] = ['바로 읽을 수 있는 비슷한 책', '다음에 읽기 좋은 책'].map((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('link', { name: /토끼전/ }),
  );
  expect(instead?.map((link) => link.getAttribute('href'))).toEqual(['/book/view/1043']);
  expect(next?.map((link) => link.getAttribute('href'))).toEqual(['/book/view/1044']);
  expect(screen.queryByRole('link', { name: '미션' })).toBeNull();
  expect(screen.queryByText('모을 점수')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says of our own book without its text that it is being written', async () => {
  open({ 'GET /api/books/1042': sampleBook({ ...onPaper, missionYn: 'N', authorName: '책바다 편집부' }) });
  expect(await screen.findByText(/글을 쓰고 있는 책이에요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다 읽었어요' })).toBeNull();
});

it('names the writer of other books without the work that this one is taken from', async () => {
  const sameAuthorBooks = [sampleCard({ bookNo: 1043 })];
  open({ 'GET /api/books/1042': sampleBook({ authorName: '일연 『삼국유사』', sameAuthorBooks }) });
  expect(await screen.findByRole('heading', { name: '일연이 쓴 다른 책' })).toBeTruthy();
});

it('says kindly that a book does not exist', async () => {
  open({ 'GET /api/books/1042': refusal('NOT_FOUND') });
  expect(await screen.findByText('이 책은 책바다에 없어요')).toBeTruthy();
});
