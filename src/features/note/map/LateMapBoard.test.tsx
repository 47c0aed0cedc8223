import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyMap } from '#domain/note/NoteContent.ts';
import { LateMapBoard } from './LateMapBoard.tsx';
import { loadMapBoard } from './loadMapBoard.ts';

const load = vi.mocked(loadMapBoard);
const Board = () => <p>그물</p>;

beforeEach(() => {
  load.mockReset();
  load.mockRejectedValue(new TypeError('no network'));
});
afterEach(() => vi.restoreAllMocks());

const open = () =>
  render(<LateMapBoard cards={[]} links={[]} own={emptyMap} relation={null} onChange={() => undefined} />);
const missing = () => screen.findByText('그물을 아직 펼치지 못했어요');

it('says that the map is not there yet, and tries again when it is asked to', async () => {
  open();
  await missing();
  fireEvent.click(screen.getByRole('button', { name: '다시 펼치기' }));
  await missing();
  load.mockResolvedValue(Board);
  fireEvent.click(screen.getByRole('button', { name: '다시 펼치기' }));
  expect(await screen.findByText('그물')).toBeTruthy();
});

it('comes by itself once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await missing();
  load.mockResolvedValue(Board);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('그물')).toBeTruthy();
});
