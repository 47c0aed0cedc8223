import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

/** A browser that reports the way back of the device, as Chrome on Android does. */
class Watcher {
  static open: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((other) => other !== this);
  }
  static back() {
    act(() => {
      const last = Watcher.open.at(-1);
      last?.destroy();
      last?.onclose?.();
    });
  }
  /** Escape comes to the last watcher unless somebody took it. */
  static escape(at: Element) {
    if (fireEvent.keyDown(at, { key: 'Escape' })) Watcher.back();
  }
}

describe('the way back of the device', () => {
  const onClose = vi.fn();
  afterEach(() => {
    onClose.mockClear();
    Watcher.open = [];
    vi.unstubAllGlobals();
  });

  function Two({ stubborn = false }: { stubborn?: boolean }) {
    const [open, setOpen] = useState(['아래', '위']);
    const closeOf = (title: string) => () => {
      onClose(title);
      if (!stubborn) setOpen((titles) => titles.filter((other) => other !== title));
    };
    return ['아래', '위'].map((title) => (
      <Dialog key={title} open={open.includes(title)} onClose={closeOf(title)} title={title} />
    ));
  }

  it('closes what lies on top instead of leaving the page, and is free again afterwards', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    render(<Two />);
    Watcher.back();
    expect(screen.queryByText('위')).toBeNull();
    expect(screen.getByText('아래')).toBeTruthy();
    Watcher.back();
    expect(screen.queryByText('아래')).toBeNull();
    expect(onClose.mock.calls).toEqual([['위'], ['아래']]);
    expect(Watcher.open).toEqual([]);
  });

  it('does not close twice on Escape', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    render(<Two />);
    Watcher.escape(screen.getByText('위'));
    expect(onClose.mock.calls).toEqual([['위']]);
  });

  it('asks a dialog that stays open each time', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    render(<Two stubborn />);
    Watcher.back();
    Watcher.back();
    expect(onClose.mock.calls).toEqual([['위'], ['위']]);
  });
});

it('does not let a press beside it take away what was typed', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Dialog open onClose={onClose} title="쓰는 중" keepsText />);
  // Radix listens to presses from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Dialog open onClose={onClose} title="쓰는 중" />);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(onClose).toHaveBeenCalledOnce();
});

describe('of what stands around pages', () => {
  /** The dialog belongs to the frame, not to the page of the address. */
  function open(onClose: () => void) {
    const frame = (
      <>
        <Outlet />
        <Dialog open onClose={onClose} title="약관" />
      </>
    );
    const children = ['/first', '/second'].map((path) => ({ path, element: <p>{path}</p> }));
    const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/first', '/second'] });
    render(<RouterProvider router={router} />);
    return router;
  }

  it('goes with its page where the browser goes back without asking', async () => {
    const onClose = vi.fn();
    const router = open(onClose);
    await act(() => router.navigate(-1));
    expect(screen.getByText('/first')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays over the page that the app itself goes on to, or nobody could read it', async () => {
    const onClose = vi.fn();
    const router = open(onClose);
    await act(() => router.navigate('/first'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
