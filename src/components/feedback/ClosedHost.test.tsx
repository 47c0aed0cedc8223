import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closedStore, noteClosed, noteOpen } from '../../lib/feedback/closedStore.ts';
import { feedbackStore, showErrorAlert } from '../../lib/feedback/feedbackStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';

const PROBE = 'GET /api/site/popups';
const WORDS = '바다를 청소해요.';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  noteOpen();
  feedbackStore.setState({ alerts: [], toasts: [] });
});

/** The host is part of every drawn shell. */
function open() {
  const services = createTestServices({ answers: { [PROBE]: refusal('MAINTENANCE') }, signedIn: true });
  renderShell(<textarea aria-label="내 글" defaultValue="" />, services, '/search');
  act(() => noteClosed(WORDS));
  return services;
}

it('lies over the page and leaves by itself once the site is open, with what was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const services = open();
  fireEvent.change(screen.getByLabelText('내 글'), { target: { value: '고래 이야기' } });
  expect((await screen.findByRole('dialog', { name: '책바다를 손보고 있어요' })).textContent).toContain(WORDS);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(services.requests).toContain(PROBE);
  expect(screen.getByRole('dialog', { name: '책바다를 손보고 있어요' })).toBeTruthy();
  services.answers[PROBE] = { items: [] };
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('내 글').value).toBe('고래 이야기');
  const asked = services.requests.length;
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  expect(services.requests).toHaveLength(asked);
});

it('can be put aside to look on, and comes back with the next thing that is refused, instead of an alert', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: '보던 화면 보기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closedStore.getState().message).toBe(WORDS);
  act(() => showErrorAlert(refusal('MAINTENANCE')));
  expect(await screen.findByRole('dialog', { name: '책바다를 손보고 있어요' })).toBeTruthy();
  expect(feedbackStore.getState().alerts).toEqual([]);
});

it('looks at once when asked to', async () => {
  const services = open();
  services.answers[PROBE] = { items: [] };
  fireEvent.click(await screen.findByRole('button', { name: '다시 열어 보기' }));
  expect(await screen.findByText('책바다가 다시 열렸어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
