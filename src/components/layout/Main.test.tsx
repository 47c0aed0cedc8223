import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Main } from './Main.tsx';

afterEach(() => vi.unstubAllGlobals());

function Door({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children}
      {open ? (
        <Main>
          <h1>책</h1>
        </Main>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          열기
        </button>
      )}
    </>
  );
}

function openDoor() {
  const door = screen.getByRole('button', { name: '열기' });
  door.focus();
  fireEvent.click(door);
}

it('takes the focus where what had it has gone', () => {
  render(<Door />);
  openDoor();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where it is', () => {
  render(
    <Door>
      <input aria-label="찾을 말" />
    </Door>,
  );
  const field = screen.getByLabelText('찾을 말');
  field.focus();
  fireEvent.click(screen.getByRole('button', { name: '열기' }));
  expect(screen.getByRole('main')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('takes none on a page that has only been opened: whoever listens begins at its top', () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: false, isActive: false } });
  render(<Main>글</Main>);
  expect(document.activeElement).toBe(document.body);
});
