import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices } from '../../../testing/createTestServices.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import { PopupHost } from './PopupHost.tsx';

beforeEach(() => localStorage.clear());

const popup = (popupNo: number, title: string) => ({ popupNo, title, content: '**함께해요.**', link: null });
const open = (items: object[]) =>
  renderShell(
    <PopupHost />,
    createTestServices({ answers: { 'GET /api/site/popups': { items } }, signedIn: true }),
    '/main',
  );

it('shows notices one after another, and each again at the next visit', async () => {
  open([popup(1, '여름 대회'), popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '여름 대회' })).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
  cleanup();
  open([popup(1, '여름 대회')]);
  expect(await screen.findByRole('dialog', { name: '여름 대회' })).toBeTruthy();
});

it.each(['오늘 하루 보지 않기', '7일간 보지 않기'])('rests once "%s" was ticked', async (label) => {
  open([popup(1, '여름 대회')]);
  fireEvent.click(await screen.findByRole('checkbox', { name: label }));
  fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  open([popup(1, '여름 대회'), popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
});
