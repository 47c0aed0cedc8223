import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '../testing/createTestServices.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { loadPolicyDialog } from './loadPolicyDialog.ts';
import { PolicyLink } from './PolicyLink.tsx';

it('says why nothing opens where the documents cannot be had', async () => {
  vi.mocked(loadPolicyDialog).mockRejectedValueOnce(new Error('no network'));
  renderShell(<PolicyLink />, createTestServices({ site: 'home', signedIn: true }));
  const door = screen.getByRole('button', { name: '약관과 개인정보 처리방침' });
  fireEvent.click(door);
  expect(await screen.findByText('인터넷이 이어지면 약관을 볼 수 있어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
