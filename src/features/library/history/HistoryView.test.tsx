import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { HistoryView } from './HistoryView.tsx';

function open(category: 'SCIENCE' | null, page: number, totalCount: number) {
  Element.prototype.scrollIntoView = vi.fn();
  const onPage = vi.fn();
  const answer = { items: [], page, pageSize: 30, totalCount };
  const services = createTestServices({ signedIn: true, answers: { 'GET /api/library/history/me': answer } });
  const onCategory = vi.fn();
  renderShell(<HistoryView category={category} page={page} onCategory={onCategory} onPage={onPage} />, services);
  return onPage;
}

it.each([null, 'SCIENCE'] as const)('leads back from beyond the last page, category %s', async (category) => {
  const onPage = open(category, 9, 31);
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  expect(onPage).toHaveBeenCalledWith(2);
  expect(screen.queryByText(/아직 만나지 않았어요/)).toBeNull();
});

it('says of a category that nothing of it was read', async () => {
  open('SCIENCE', 1, 0);
  expect(await screen.findByText('이 갈래의 책은 아직 만나지 않았어요')).toBeTruthy();
});
