import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { loadSignOutQuestion } from './loadSignOutQuestion.ts';
import { SignOutHost } from './SignOutHost.tsx';

it('asks what becomes of what was not sent, and of nothing else', async () => {
  const answer = vi.fn();
  renderShell(<SignOutHost unsent={0} answer={answer} />, createTestServices());
  expect(screen.queryByRole('dialog')).toBeNull();
  renderShell(<SignOutHost unsent={2} answer={answer} />, createTestServices());
  expect(await screen.findByRole('dialog', { name: '아직 보내지 못한 것이 있어요' })).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});

it('keeps all where the question cannot be had', async () => {
  vi.mocked(loadSignOutQuestion).mockRejectedValueOnce(new Error('no network'));
  const answer = vi.fn();
  renderShell(<SignOutHost unsent={2} answer={answer} />, createTestServices());
  await waitFor(() => expect(answer.mock.calls).toEqual([['keep']]));
});
