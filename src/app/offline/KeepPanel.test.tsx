import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION } from '#contract/site.ts';
import { DEVICE_BOOKS } from '#domain/book/tuning.ts';
import { keptBooks } from '../../lib/kept-books/keptBooks.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleBook } from '../../testing/sampleBook.ts';
import { KeepPanel } from './KeepPanel.tsx';

const ACCOUNT = 7;
const pages = {
  bookNo: 1042,
  bookName: '토끼전',
  pages: [{ pageNo: 1, heading: null, paragraphs: ['바다가 있었어요.'] }],
  lastPageNo: null,
  bookmarkPageNo: null,
  finished: false,
};
const books = () => keptBooks(deviceStore(), ACCOUNT);
const entry = (readingMissionType: string, state: string) => ({ readingMissionType, state });
const started = (body: unknown) => {
  const { readingMissionType } = body as { readingMissionType: string };
  const about = { attemptNo: 31, bookNo: 1042, bookName: '토끼전', readingMissionType, answers: [] };
  return { ...about, content: { kind: readingMissionType, items: [] }, currentDate: new Date(0).toISOString() };
};

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  for (const [key] of await deviceStore().entries('kept:')) await deviceStore().removeIf(key, () => true);
});

function open(change = {}) {
  const services = createTestServices({
    answers: {
      'GET /api/books/1042/words': { bookNo: 1042, items: [] },
      'GET /api/books/1042/pages': pages,
      'GET /api/mission/books/1042/me': { bookNo: 1042, missions: [entry('OX', 'NEW'), entry('QUIZ', 'DONE')] },
      'POST /api/mission/attempts': started,
    },
    signedIn: true,
  });
  renderShell(<KeepPanel book={sampleBook(change)} />, services);
  return services;
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const isOff = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true';

it('keeps a book, says so, keeps the focus, and takes it off again', async () => {
  open();
  const keep = await button('이 기기에 담아 두기');
  keep.focus();
  fireEvent.click(keep);
  expect(await screen.findByText('이 기기에 있어요')).toBeTruthy();
  expect(await books().find(1042)).toMatchObject({ kind: 'KEPT', contractVersion: CONTRACT_VERSION });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '인터넷 없이 읽기' })));
  fireEvent.click(await button('기기에서 빼기'));
  expect(await button('이 기기에 담아 두기')).toBeTruthy();
  expect(screen.queryByText('이 기기에 있어요')).toBeNull();
  expect(await books().find(1042)).toBeNull();
});

it('begins new missions only when that is asked for', async () => {
  const services = open();
  fireEvent.click(await button('이 기기에 담아 두기'));
  const more = await button('새 미션 1개도 시작해서 담기');
  expect(services.requests).not.toContain('POST /api/mission/attempts');
  services.answers['GET /api/mission/books/1042/me'] = { bookNo: 1042, missions: [entry('OX', 'NEW')] };
  fireEvent.click(more);
  expect(await screen.findByText(/하던 미션 1개도 이어서 할 수 있어요/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ bookNo: 1042, readingMissionType: 'OX' });
});

it('says that a book is here that came by being read, and still offers to keep it', async () => {
  await books().keep(pages, 1);
  open({ missionYn: 'N' });
  expect(await screen.findByText('이 기기에 있어요')).toBeTruthy();
  expect(screen.getByText(/펼쳐 본 책이라/)).toBeTruthy();
  fireEvent.click(await button('이 기기에 담아 두기'));
  await waitFor(() => expect(screen.queryByText(/펼쳐 본 책이라/)).toBeNull());
  expect(await books().find(1042)).toMatchObject({ kind: 'KEPT' });
});

it('refuses kindly where the shelf is full, and leads to what can be taken off', async () => {
  const about = { authorName: '', bookImagePath: '', category: 'SCIENCE' } as const;
  for (let no = 1; no <= DEVICE_BOOKS.mostKept; no += 1)
    await books().keepOnPurpose({ ...pages, bookNo: no }, no, about);
  open();
  fireEvent.click(await button('이 기기에 담아 두기'));
  expect(await screen.findByText(/30권 담아 두어서 자리가 없어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '이 기기에 있는 책 보기' }).getAttribute('href')).toBe('/main?device');
  expect(await books().find(1042)).toBeNull();
});

it('can be pressed again once the network is back, and says so meanwhile', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(isOff(await button('이 기기에 담아 두기'))).toBe(true);
  expect(screen.getByText(/인터넷이 있을 때 할 수 있어요/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(isOff(await button('이 기기에 담아 두기'))).toBe(false);
});
