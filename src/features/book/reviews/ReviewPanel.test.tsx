import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BookReviews } from '#contract/bookReview.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const reviewsOf = (readers: readonly string[], page: number, totalCount: number): BookReviews => ({
  items: readers.map((readerName, index) => ({
    reviewNo: page * 100 + index,
    readerName,
    stars: 5,
    body: '',
    writtenAt: '2026-11-20T03:00:00.000Z',
    reportedYn: 'N',
  })),
  page,
  pageSize: 1,
  totalCount,
  reviewCount: totalCount,
  mine: null,
  mayWriteYn: 'N',
  averageStars: 5,
  starCounts: [0, 0, 0, 0, totalCount],
});

it('keeps the focus on a text that was reported', async () => {
  let reported = reviewsOf(['고래'], 1, 1);
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/books/1042/reviews': () => reported,
      'POST /api/book/reviews/100/reports': () => {
        reported = { ...reported, items: reported.items.map((item) => ({ ...item, reportedYn: 'Y' })) };
        return { done: true };
      },
    },
  });
  renderShell(<ReviewPanel bookNo={1042} />, services);
  const button = await screen.findByRole('button', { name: '고래 님의 느낌 신고하기' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: '알리기' }));
  await screen.findByText('알려 준 글이에요. 살펴볼게요.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('고래').closest('li')));
});

it('goes to the last page that is left when the only review of the last one is gone', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  let all = ['고래', '거북'];
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/books/1042/reviews': ({ page }: { page: number }) =>
        reviewsOf(all.slice(page - 1, page), page, all.length),
    },
  });
  const { client } = renderShell(<ReviewPanel bookNo={1042} />, services);
  await screen.findByText('고래');
  fireEvent.click(screen.getByRole('button', { name: '2페이지' }));
  await screen.findByText('거북');
  all = ['고래'];
  await act(() => client.invalidateQueries({ queryKey: [queryKeys.reviews] }));
  expect(await screen.findByText('고래')).toBeTruthy();
});
