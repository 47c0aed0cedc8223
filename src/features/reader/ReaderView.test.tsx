import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ReaderView } from './ReaderView.tsx';

it.each([
  ['a book that cannot be fetched', new NetworkError(false), '인터넷이 잠깐 쉬고 있어요'],
  ['a book that there is not', refusal('NOT_FOUND'), '이 책은 책바다에 없어요'],
])('%s is told where the text would stand', async (_, error, name) => {
  const services = createTestServices({ signedIn: true, answers: { 'GET /api/books/1042/pages': error } });
  renderShell(<ReaderView bookNo="1042" wantedPageNo={null} />, services);
  expect(await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name })).toBeTruthy();
});

it('asks again for a book that could not be fetched once there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/books/1042/pages': new NetworkError(false) },
  });
  renderShell(<ReaderView bookNo="1042" wantedPageNo={null} />, services);
  await screen.findByText(/연결되면 다시 불러올게요/);
  services.answers['GET /api/books/1042/pages'] = refusal('NOT_FOUND');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: '이 책은 책바다에 없어요' })).toBeTruthy();
  online.mockRestore();
});
