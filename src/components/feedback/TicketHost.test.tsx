import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTicketOffer } from '../../lib/feedback/feedbackStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';

const MESSAGE = '이용권이 필요합니다.';
// The host is part of every drawn shell.
const open = (site: 'home' | 'edu' = 'home') => {
  const view = renderShell(null, createTestServices({ site, signedIn: true }), '/book/view/1001');
  showTicketOffer(MESSAGE);
  return view;
};

it('shows what the server said, and leads to the tickets when confirmed', async () => {
  const { address } = open();
  expect((await screen.findByRole('dialog', { name: '이용권 안내' })).textContent).toContain(MESSAGE);
  fireEvent.click(screen.getByRole('button', { name: '이용권 보기' }));
  expect(address()).toBe('/subscription');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the student where they are when not confirmed, and asks once for several refusals', async () => {
  const { address } = open();
  showTicketOffer(MESSAGE);
  fireEvent.click(await screen.findByRole('button', { name: '나중에' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/book/view/1001');
});
