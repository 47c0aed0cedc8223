import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnrunnableFileError } from '../lib/browser/UnrunnableFileError.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { ChunkLoadFailure } from './ChunkLoadFailure.tsx';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, pathname: '/main', reload });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page shows when the document was opened again and failed in the same way or another. */
function show(cause: unknown): string {
  cleanup();
  render(<ChunkLoadFailure error={new ChunkLoadError(cause, () => undefined)} back={null} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const old = (file = 'page-1.js') => new UnrunnableFileError(new SyntaxError('invalid group specifier name'), [file]);

it('advises a refresh once for a file that cannot be run, and then says that the browser is old', () => {
  expect(show(old())).toBe('화면을 열지 못했어요');
  press('새로 고침');
  expect(reload).toHaveBeenCalledOnce();
  expect(show(old())).toBe('이 브라우저가 오래되어 이 화면을 열 수 없어요');
  expect(screen.queryByRole('button')).toBeNull();
});

it('advises it again for another file, as of a new build', () => {
  show(old());
  press('새로 고침');
  expect(show(old('page-2.js'))).toBe('화면을 열지 못했어요');
});

it('never calls a browser old where a file did not come', () => {
  const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js');
  expect(show(lost())).toBe('화면을 다 받아 오지 못했어요');
  press('새로 고침');
  expect(show(lost())).toBe('화면을 다 받아 오지 못했어요');
  expect(screen.queryByText(/새로 고치면/)).toBeNull();
  press('다시 받기');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('refreshes where nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show(old());
  press('새로 고침');
  expect(reload).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
