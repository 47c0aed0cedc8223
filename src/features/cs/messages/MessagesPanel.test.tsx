import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CsMessage } from '#contract/customerService.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';

it('keeps the focus on a text whose button goes once it was read', async () => {
  let seenYn: CsMessage['seenYn'] = 'N';
  const message = {
    messageNo: 3,
    title: '답이 왔어요',
    content: '고쳐 두었어요.',
    writtenAt: '2026-05-06T06:00:00.000Z',
  };
  const services = createTestServices({
    answers: {
      'GET /api/cs/messages/me': () => ({ items: [{ ...message, seenYn }] }),
      'PUT /api/cs/messages/3/seen/me': () => {
        seenYn = 'Y';
        return { done: true };
      },
    },
    signedIn: true,
  });
  renderShell(<MessagesPanel />, services);
  const read = await screen.findByRole('button', { name: '읽었어요' });
  read.focus();
  fireEvent.click(read);
  await waitFor(() => expect(screen.queryByRole('button', { name: '읽었어요' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('답이 왔어요').closest('summary'));
});
