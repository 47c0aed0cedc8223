import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { defaultReaderSettings } from '#domain/book/ReaderSettings.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { loadReaderDialogs } from './loadReaderDialogs.ts';
import { type ReaderDialog, ReaderDialogs } from './ReaderDialogs.tsx';

function Page({ opened }: { opened: ReaderDialog }) {
  const [open, setOpen] = useState<ReaderDialog | null>(opened);
  return (
    <>
      <p>옛날 옛적</p>
      <button type="button" onClick={() => setOpen(opened)}>
        열기
      </button>
      <ReaderDialogs
        open={open}
        onClose={() => setOpen(null)}
        settings={defaultReaderSettings}
        canSpeak={false}
        onSettings={() => undefined}
        bookName="토끼전"
        pages={[]}
        hereNo={1}
        bookmarkPageNo={null}
        onGo={() => undefined}
      />
    </>
  );
}

it.each([
  ['settings', '보기 설정'],
  ['contents', '토끼전'],
] as const)('opens %s', async (opened, title) => {
  renderShell(<Page opened={opened} />, createTestServices());
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

it('says that a dialog cannot be had, keeps the book, and opens it when asked again', async () => {
  vi.mocked(loadReaderDialogs).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  renderShell(<Page opened="settings" />, createTestServices());
  expect(await screen.findByText(/보기 설정을 열지 못했어요/)).toBeTruthy();
  expect(screen.getByText('옛날 옛적')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: '열기' }).click();
  await waitFor(() => expect(screen.getByRole('dialog', { name: '보기 설정' })).toBeTruthy());
});
