import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="정말 나갈까요?" description="답은 남아 있어요.">
        <input aria-label="이름" />
      </Dialog>
    </>
  );
}

it('has a name, takes the focus, stops the page from scrolling, and gives both back', async () => {
  render(<Sample />);
  const opener = screen.getByRole('button', { name: '열기' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: '정말 나갈까요?', description: '답은 남아 있어요.' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.body.dataset.dialogOpen).toBe('');
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
  expect(document.body.dataset.dialogOpen).toBeUndefined();
});

it('writes no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Sample />);
  fireEvent.click(screen.getByRole('button', { name: '열기' }));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
