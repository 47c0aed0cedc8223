import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnrunnableFileError } from '../lib/browser/UnrunnableFileError.ts';
import { GameErrorBoundary } from './GameErrorBoundary.tsx';

afterEach(() => vi.unstubAllGlobals());

function Broken(): never {
  throw new Error('chunk');
}

it('keeps the page, says what is kept, and offers another try', () => {
  // React logs every caught error.
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

it('says that a browser is old where a file still cannot be run after a refresh', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/aquarium', reload });
  const show = () => {
    function Unrunnable(): never {
      throw new UnrunnableFileError(new SyntaxError('unexpected token'), ['GameRoot-1.js']);
    }
    cleanup();
    render(
      <GameErrorBoundary onError={vi.fn()} onRetry={vi.fn()} back={null}>
        <Unrunnable />
      </GameErrorBoundary>,
    );
    return screen.getByRole('alert').textContent;
  };
  expect(show()).toMatch(/^게임 화면을 불러오지 못했어요/);
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(show()).toMatch(/^이 브라우저가 오래되어/);
  expect(screen.queryByRole('button')).toBeNull();
  silence.mockRestore();
});
