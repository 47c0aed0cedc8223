import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GameErrorBoundary } from './GameErrorBoundary.tsx';

function Broken(): never {
  throw new Error('chunk');
}

it('keeps the page, says what is kept, and offers another try', () => {
  // React tells the console about every caught error.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  const onRetry = vi.fn();
  render(
    <GameErrorBoundary onError={onError} onRetry={onRetry} back={<a href="/">첫 화면으로</a>}>
      <Broken />
    </GameErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('그대로 있어요');
  expect(screen.getByRole('link', { name: '첫 화면으로' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
  silence.mockRestore();
});
