import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleCard } from '../../testing/sampleBook.ts';
import { SearchView } from './SearchView.tsx';

const found = (count: number) => ({
  items: count > 0 ? [sampleCard()] : [],
  page: 1,
  pageSize: 30,
  totalCount: count,
});

function open(at: string, answer: unknown = found(61)) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const services = createTestServices({ answers: { 'GET /api/books': answer }, signedIn: true });
  return { services, ...renderShell(<SearchView />, services, at) };
}

it('reads the search from the address', async () => {
  const { services } = open('/search?query=ㅌㄲ&category=LITERATURE&page=2');
  expect(await screen.findByText('61권')).toBeTruthy();
  expect(services.bodies.at(-1)).toEqual({ query: 'ㅌㄲ', category: 'LITERATURE', page: 2 });
  expect(screen.getByRole('button', { name: '문학', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: '2페이지' }).getAttribute('aria-current')).toBe('page');
});

it('writes words, category and page into the address; a new search starts at page 1', async () => {
  const { address } = open('/search?page=2');
  await screen.findByText('61권');
  fireEvent.click(screen.getByRole('button', { name: '과학' }));
  await waitFor(() => expect(address()).toBe('/search?category=SCIENCE'));
  fireEvent.click(await screen.findByRole('button', { name: '3페이지' }));
  await waitFor(() => expect(address()).toBe('/search?category=SCIENCE&page=3'));
  const box = screen.getByRole('searchbox', { name: '찾을 말' });
  fireEvent.change(box, { target: { value: ' 별 ' } });
  expect(address()).toBe('/search?category=SCIENCE&page=3');
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  await waitFor(() => expect(address()).toBe(`/search?query=${encodeURIComponent('별')}&category=SCIENCE`));
});

it('offers a way on when nothing was found', async () => {
  const { address } = open('/search?query=없는책', found(0));
  fireEvent.click(await screen.findByRole('button', { name: '모든 책 보기' }));
  await waitFor(() => expect(address()).toBe('/search'));
});
