import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BookReviews, MyBookReview } from '#contract/bookReview.ts';
import { feedbackStore } from '#src/lib/feedback/feedbackStore.ts';
import { createTestServices, testAccount } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MyReview } from './MyReview.tsx';

const written: MyBookReview = { stars: 3, body: '재미있었어요', heldYn: 'N', writtenAt: '2026-11-20T03:00:00.000Z' };

function open({
  mine = null,
  bookNo = 1042,
  accountNo = 7,
}: {
  mine?: MyBookReview | null;
  bookNo?: number;
  accountNo?: number;
} = {}) {
  cleanup();
  const services = createTestServices({ answers: { [`PUT /api/books/${bookNo}/reviews/me`]: { done: true } } });
  services.session.begin('token');
  services.session.complete({ ...testAccount, accountNo }, '/main');
  const reviews = { mine, mayWriteYn: 'Y' } as BookReviews;
  renderShell(<MyReview bookNo={bookNo} reviews={reviews} />, services);
  return services;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const stars = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
function write(text: string) {
  fireEvent.click(screen.getByRole('radio', { name: /4/ }));
  fireEvent.change(field(), { target: { value: text } });
}

it('keeps what was typed over a reload, the way back, and a login that ended', () => {
  open();
  write('토끼가 꾀를 냈어요');
  open();
  expect(field().value).toBe('토끼가 꾀를 냈어요');
  expect(screen.getByRole('radio', { name: /4/ })).toHaveProperty('checked', true);
});

it('keeps it for this book and this student alone', () => {
  open();
  write('나만 보는 글');
  open({ accountNo: 8 });
  expect(field().value).toBe('');
  open({ bookNo: 1157 });
  expect(field().value).toBe('');
  expect(stars()).toBeUndefined();
});

it('goes on changing what was written before, until it is given up', () => {
  open({ mine: written });
  fireEvent.click(screen.getByRole('button', { name: '고치기' }));
  write('다시 읽으니 슬퍼요');
  open({ mine: written });
  expect(field().value).toBe('다시 읽으니 슬퍼요');
  fireEvent.click(screen.getByRole('button', { name: '그만두기' }));
  expect(screen.getByText('재미있었어요')).toBeTruthy();
  open({ mine: written });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps the focus when the text gives way to the form and comes back', async () => {
  const services = open({ mine: written });
  const change = screen.getByRole('button', { name: '고치기' });
  change.focus();
  fireEvent.click(change);
  const card = field().closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(card);
  const send = screen.getByRole('button', { name: '고친 느낌 남기기' });
  send.focus();
  fireEvent.submit(field().form as HTMLFormElement);
  await waitFor(() => expect(services.requests).toHaveLength(1));
  await screen.findByRole('button', { name: '고치기' });
  expect(document.activeElement).toBe(card);
});

it('tells once why a text was not taken, and keeps it', async () => {
  const services = open();
  services.answers['PUT /api/books/1042/reviews/me'] = refusal('OVERLOADED');
  write('토끼가 꾀를 냈어요');
  fireEvent.submit(field().form as HTMLFormElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(/지금 많은 친구가/);
  expect(feedbackStore.getState().alerts).toEqual([]);
  expect(field().value).toBe('토끼가 꾀를 냈어요');
});

it('keeps nothing of what was sent', async () => {
  const services = open();
  write('토끼가 꾀를 냈어요');
  fireEvent.submit(field().form as HTMLFormElement);
  await waitFor(() => expect(services.requests).toHaveLength(1));
  expect(await screen.findByText('느낌을 남겼어요. 고마워요!')).toBeTruthy();
  open();
  expect(field().value).toBe('');
});
