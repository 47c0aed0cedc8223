import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { SeaLightChooser } from './SeaLightChooser.tsx';

afterEach(() => localStorage.clear());

it('shows what is kept and asks for what is chosen', () => {
  const wanted = vi.fn();
  const off = gameBus.toShell.on('settings/light-wanted', wanted);
  renderShell(<SeaLightChooser />, createTestServices());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '자동' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '저녁' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '저녁' }).checked).toBe(true);
  expect(wanted).toHaveBeenCalledExactlyOnceWith({ seaLight: 'evening' });
  off();
});
