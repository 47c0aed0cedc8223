import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReaderBook, ReadingBody } from '#contract/reading.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { stubVoice } from '../../testing/stubVoice.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';
import { Reader } from './Reader.tsx';

const noNotes = async () => () => null;

let wide = false;
beforeEach(() => {
  localStorage.clear();
  wide = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  // Nothing is laid out here: each page takes one column, one pixel wide.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [{ left: Number(this.getAttribute('data-page')) - 1 }] as unknown as DOMRectList;
  });
});
afterEach(() => vi.restoreAllMocks());

function open(place: Partial<ReaderBook> = {}, wantedPageNo: number | null = null) {
  const book: ReaderBook = {
    bookNo: 1042,
    bookName: '토끼전',
    lastPageNo: null,
    bookmarkPageNo: null,
    finished: false,
    pages: [1, 2, 3, 4, 5, 6].map((pageNo) => ({ pageNo, heading: null, paragraphs: [`${pageNo}쪽의 글이에요.`] })),
    ...place,
  };
  const services = createTestServices({
    signedIn: true,
    answers: { 'PUT /api/books/1042/reading/me': { ...place, readingProgressRate: 50 } },
  });
  const outbox = createReadingOutbox(localStorage, 7);
  renderShell(<Reader book={book} outbox={outbox} wantedPageNo={wantedPageNo} loadSentenceNotes={noNotes} />, services);
  return {
    services,
    turn: () => fireEvent.click(screen.getByRole('button', { name: '다음 쪽으로 넘기기' })),
    back: () => fireEvent.click(screen.getByRole('button', { name: '이전 쪽으로 넘기기' })),
    waiting: () => outbox.read(1042)?.lastPageNo ?? null,
    /** What the server received when the reader was left. */
    left: async () => {
      cleanup();
      await waitFor(() => expect(outbox.read(1042)).toBeNull());
      return services.bodies.map((body) => {
        const { turnedAgoMs: _, ...kept } = body as ReadingBody;
        return kept;
      });
    },
  };
}
const shown = (words: string) => screen.findByText(words, { selector: '[role=status]' });

describe('the place in a book', () => {
  it('is kept as soon as it is read, and page by page', async () => {
    const { turn, waiting, left } = open();
    await shown('1쪽');
    expect(waiting()).toBe(1);
    turn();
    await shown('2쪽');
    expect(await left()).toEqual([{ lastPageNo: 2 }]);
  });

  it('stays while a page is looked up, until reading goes on beyond it', async () => {
    const { turn, back, waiting, left } = open({ lastPageNo: 4 }, 2);
    await shown('2쪽');
    back();
    turn();
    turn();
    turn();
    await shown('4쪽');
    expect(waiting()).toBeNull();
    turn();
    await shown('5쪽');
    back();
    expect(await left()).toEqual([{ lastPageNo: 4 }]);
  });

  it('stays when a bookmark is set on a page that is looked up', async () => {
    const { left } = open({ lastPageNo: 4 }, 2);
    await shown('2쪽');
    fireEvent.click(screen.getByRole('button', { name: '책갈피 꽂기' }));
    expect(await left()).toEqual([{ bookmarkPageNo: 2 }]);
  });

  it('is not lost for a page that the book does not have', async () => {
    const { waiting } = open({ lastPageNo: 4 }, 999);
    await shown('4쪽');
    expect(waiting()).toBeNull();
  });

  it('begins anew when a finished book is read again, with the first page turned', async () => {
    const { turn, waiting, left } = open({ lastPageNo: 6, finished: true });
    await shown('1쪽');
    expect(waiting()).toBeNull();
    turn();
    turn();
    await shown('3쪽');
    expect(await left()).toEqual([{ lastPageNo: 3 }]);
  });

  it('goes on where a second reading stopped', async () => {
    open({ lastPageNo: 3, finished: true });
    expect(await shown('3쪽')).toBeTruthy();
  });
});

it('sends page by page although the store of the device never answers', async () => {
  vi.spyOn(deviceStore(), 'change').mockReturnValue(new Promise(() => undefined));
  const { turn, services } = open();
  const sent = () => services.requests.filter((request) => request.startsWith('PUT')).length;
  await shown('1쪽');
  await waitFor(() => expect(sent()).toBe(1), { timeout: 4000 });
  turn();
  await shown('2쪽');
  await waitFor(() => expect(sent()).toBe(2), { timeout: 4000 });
});

it('can be silenced while it speaks, also when the device forgets its voices meanwhile', async () => {
  const { spoken } = stubVoice();
  const voices = vi.spyOn(window.speechSynthesis, 'getVoices');
  let changed: () => void = () => undefined;
  vi.spyOn(window.speechSynthesis, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
    changed = listener as () => void;
  });
  open();
  await shown('1쪽');
  fireEvent.click(screen.getByRole('button', { name: '소리 내어 읽어 주기' }));
  voices.mockReturnValue([]);
  act(() => changed());
  expect(screen.getByRole('button', { name: '그만 듣기' })).toBeTruthy();
  act(() => spoken[0]?.onerror({ error: 'synthesis-failed' }));
  expect(await screen.findByText(/소리 내어 읽지 못했어요/)).toBeTruthy();
});

it('shows no bookmark that was taken out and not sent yet', async () => {
  createReadingOutbox(localStorage, 7).put(1042, { lastPageNo: 4, bookmarkPageNo: null });
  open({ lastPageNo: 4, bookmarkPageNo: 4 });
  await shown('4쪽');
  expect(screen.getByRole('button', { name: '책갈피 꽂기' })).toBeTruthy();
});

it('shows something else with every step of the slider, also where two pages lie side by side', async () => {
  wide = true;
  open({ lastPageNo: 4 });
  await shown('3쪽과 4쪽');
  const slider = screen.getByRole('slider', { name: '쪽' }) as HTMLInputElement;
  expect(slider.getAttribute('aria-valuetext')).toBe('6쪽 가운데 3쪽과 4쪽');
  fireEvent.change(slider, { target: { value: Number(slider.value) - 1 } });
  await shown('1쪽과 2쪽');
  expect(slider.value).toBe(slider.min);
  fireEvent.change(slider, { target: { value: slider.max } });
  await shown('5쪽과 6쪽');
});
