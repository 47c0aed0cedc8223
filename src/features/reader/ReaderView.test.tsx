import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { ReaderBook, ReadingBody } from '#contract/reading.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ReaderView } from './ReaderView.tsx';

const noNotes = async () => () => null;

const tale = (): ReaderBook => ({
  bookNo: 1042,
  bookName: '토끼전',
  lastPageNo: 1,
  bookmarkPageNo: null,
  finished: false,
  pages: [1, 2, 3, 4].map((pageNo) => ({ pageNo, heading: null, paragraphs: [`${pageNo}쪽의 글이에요.`] })),
});

it.each([
  ['a book that cannot be fetched', new NetworkError(false), '인터넷이 잠깐 쉬고 있어요'],
  ['a book that there is not', refusal('NOT_FOUND'), '이 책은 책바다에 없어요'],
])('%s is told where the text would stand', async (_, error, name) => {
  const services = createTestServices({ signedIn: true, answers: { 'GET /api/books/1042/pages': error } });
  renderShell(<ReaderView bookNo="1042" wantedPageNo={null} loadSentenceNotes={noNotes} />, services);
  expect(await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name })).toBeTruthy();
});

it('asks again for a book that could not be fetched once there is a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/books/1042/pages': new NetworkError(false) },
  });
  renderShell(<ReaderView bookNo="1042" wantedPageNo={null} loadSentenceNotes={noNotes} />, services);
  await screen.findByText(/연결되면 다시 불러올게요/);
  services.answers['GET /api/books/1042/pages'] = refusal('NOT_FOUND');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: '이 책은 책바다에 없어요' })).toBeTruthy();
  online.mockRestore();
});

it('has the focus once the book is there, and was nowhere before', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/books/1042/pages': tale(), 'POST /api/books/log': {} },
  });
  function Door() {
    const [open, setOpen] = useState(false);
    if (open) return <ReaderView bookNo="1042" wantedPageNo={null} loadSentenceNotes={noNotes} />;
    return (
      <button type="button" onClick={() => setOpen(true)}>
        읽기
      </button>
    );
  }
  renderShell(<Door />, services);
  const door = screen.getByRole('button', { name: '읽기' });
  door.focus();
  fireEvent.click(door);
  expect(document.activeElement).toBe(document.body);
  const main = await screen.findByRole('main', { name: '토끼전' });
  expect(document.activeElement).toBe(main);
});

it('opens a book again at the page where it was left, and never saves an earlier one over it', async () => {
  const still = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => still);
  // Nothing is laid out here: each page takes one column, one pixel wide.
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [{ left: Number(this.getAttribute('data-page')) - 1 }] as unknown as DOMRectList;
  });
  let place = { lastPageNo: 1, bookmarkPageNo: null, readingProgressRate: 0, finished: false };
  const book = (): ReaderBook => ({ ...tale(), ...place });
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/books/1042/pages': book,
      'POST /api/books/log': {},
      'PUT /api/books/1042/reading/me': (body: unknown) => {
        place = { ...place, ...(body as ReadingBody), bookmarkPageNo: null };
        return place;
      },
    },
  });
  function Place() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          책
        </button>
        {open && <ReaderView bookNo="1042" wantedPageNo={null} loadSentenceNotes={noNotes} />}
      </>
    );
  }
  renderShell(<Place />, services);
  const turn = () => fireEvent.click(screen.getByRole('button', { name: '다음 쪽으로 넘기기' }));
  const openOrClose = () => fireEvent.click(screen.getByRole('button', { name: '책' }));
  await screen.findByText('1쪽', { selector: '[role=status]' });
  turn();
  turn();
  await screen.findByText('3쪽', { selector: '[role=status]' });
  openOrClose();
  await waitFor(() => expect(place.lastPageNo).toBe(3));
  openOrClose();
  await waitFor(() => expect(services.requests.filter((one) => one === 'GET /api/books/1042/pages')).toHaveLength(2));
  expect(await screen.findByText('3쪽', { selector: '[role=status]' })).toBeTruthy();
  turn();
  await screen.findByText('4쪽', { selector: '[role=status]' });
  openOrClose();
  await waitFor(() => expect(place.lastPageNo).toBe(4));
  const saved = services.bodies.filter((_, index) => services.requests[index]?.startsWith('PUT'));
  expect(saved).toMatchObject([{ lastPageNo: 3 }, { lastPageNo: 4 }]);
  rects.mockRestore();
});

it('says that the book cannot be had, although the store of the device never answers', async () => {
  vi.spyOn(deviceStore(), 'get').mockReturnValue(new Promise(() => undefined));
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/books/1042/pages': new NetworkError(false) },
  });
  renderShell(<ReaderView bookNo="1042" wantedPageNo={null} loadSentenceNotes={noNotes} />, services);
  const name = '인터넷이 잠깐 쉬고 있어요';
  expect(await screen.findByRole('heading', { level: 1, name }, { timeout: 4000 })).toBeTruthy();
  vi.restoreAllMocks();
});
