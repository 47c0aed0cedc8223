import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/ApiError.ts';
import { showErrorAlert } from '../../lib/feedback/feedbackStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';

const failure = (status: number, code: string, message: string) =>
  new ApiError({ status, code, message, requestId: '1f3a9c22b0e74d11', fields: {}, retryAfterSeconds: null });

it('tells the beginning of the request number where something broke, for whoever helps', async () => {
  renderShell(null, createTestServices({ signedIn: true }), '/book/view/1001');
  showErrorAlert(failure(500, 'UNKNOWN', '알 수 없는 오류가 발생했습니다.'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('문의할 때 알려 주세요: 1f3a9c22');
  expect(dialog.textContent).not.toContain('b0e74d11');
  fireEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells none where the student can mend it', async () => {
  renderShell(null, createTestServices({ signedIn: true }), '/book/view/1001');
  showErrorAlert(failure(422, 'NOT_ENOUGH_SHELLS', '조개가 모자라요.'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('조개가 모자라요.');
  expect(dialog.textContent).not.toContain('문의할 때');
});
