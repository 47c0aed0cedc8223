import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { UnrunnableFileError } from '../lib/browser/UnrunnableFileError.ts';
import { createTestServices } from '../testing/createTestServices.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { PageOutlet } from './PageOutlet.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['is broken', new Error('broken'), true],
  ['did not arrive', new ChunkLoadError('gone', () => undefined), true],
  ['cannot be run', new ChunkLoadError(new UnrunnableFileError('old', ['a.js']), () => undefined), true],
  ['did not arrive without a network', new ChunkLoadError('gone', () => undefined), false],
])('leads to the first page where a page %s', (_, error, online) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  function Broken(): never {
    throw error;
  }
  renderShell(
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="/aquarium" element={<Broken />} />
      </Route>
    </Routes>,
    createTestServices(),
    '/aquarium',
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/');
});

it('shows that a page is on its way, and says it', () => {
  vi.useFakeTimers();
  const pending = new Promise<never>(() => undefined);
  function Late(): never {
    throw pending;
  }
  renderShell(
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="/login" element={<Late />} />
      </Route>
    </Routes>,
    createTestServices(),
    '/login',
  );
  expect(screen.getByText('불러오고 있어요').classList).not.toContain('visually-hidden');
  act(() => vi.runAllTimers());
  expect(screen.getByText('불러오고 있어요', { selector: '[role=status]' })).toBeTruthy();
});
