import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContestReview } from '#contract/contestReview.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const review: ContestReview = {
  reviewNo: 5,
  subject: 'HOLD',
  state: 'OPEN',
  reason: '아주 빠르게 끝났어요.',
  decision: null,
  roundNo: 2,
  bookNo: 1042,
  bookName: '토끼전',
  readingMissionType: 'OX',
  point: 20,
  happenedAt: '2026-05-06T06:00:00.000Z',
  decidedAt: null,
  reply: null,
  timeline: [
    { step: 'STARTED', at: '2026-05-06T05:59:20.000Z' },
    { step: 'HANDED_IN', at: '2026-05-06T06:00:00.000Z' },
    { step: 'HELD', at: '2026-05-06T06:00:00.000Z' },
  ],
};

it('shows what happened, with how long the mission took', () => {
  renderShell(<ReviewPanel reviews={[review]} />, createTestServices({ signedIn: true }));
  const steps = screen.getByRole('list', { name: '지나온 일' });
  expect([...steps.children].map((step) => step.querySelector('b')?.textContent)).toEqual([
    '미션 시작',
    '미션 제출',
    '살펴보기 시작',
  ]);
  expect(steps.textContent).toContain('40초 만에');
});

it('keeps the focus when a button gives way to the form that it opens, and back', async () => {
  const services = createTestServices({
    answers: {
      'PUT /api/event/reading-game-contest/reviews/5/reply/my': { done: true },
      'GET /api/event/reading-game-contest/reviews/my': { items: [review] },
    },
    signedIn: true,
  });
  renderShell(<ReviewPanel reviews={[review]} />, services);
  const writeButton = screen.getByRole('button', { name: '하고 싶은 말 남기기' });
  writeButton.focus();
  fireEvent.click(writeButton);
  const place = screen.getByRole('textbox').closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(place);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '전에 읽은 책이에요' } });
  const send = screen.getByRole('button', { name: '보내기' });
  send.focus();
  fireEvent.click(send);
  expect(await screen.findByRole('button', { name: '하고 싶은 말 남기기' })).toBeTruthy();
  expect(document.activeElement).toBe(place);
});
