import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryBook } from '#contract/library.ts';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { paragraphWith } from '#src/testing/paragraphWith.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleBoard, sampleShelfBook } from '#src/testing/sampleShelfBook.ts';
import { BoardView } from './BoardView.tsx';

const rabbit = sampleShelfBook({ readingProgressRate: 40 });
const moon = sampleShelfBook({ bookNo: 1157, bookName: '달빛 시장', place: 'WISHED', moves: ['READING', 'AWAY'] });

beforeEach(() => {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

function open(at: string, answers: Answers) {
  const services = createTestServices({ answers, signedIn: true });
  return { services, ...renderShell(<BoardView />, services, at) };
}

const shelf = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const openMenu = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `『${name}』 메뉴` }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('the board', () => {
  it('shows every shelf with its books, and what to do with an empty one', async () => {
    open('/library/board', { 'GET /api/library/board/me': sampleBoard([rabbit], [], [moon]) });
    expect(within(await shelf('읽는 중 1권')).getByRole('link', { name: /『토끼전』.*40%까지 읽었어요/ })).toBeTruthy();
    expect(within(await shelf('다 읽음 0권')).getByText('첫 자리가 비어 있어요')).toBeTruthy();
    expect(within(await shelf('읽고 싶어요 1권')).getByRole('link', { name: /『달빛 시장』/ })).toBeTruthy();
  });

  it('moves a book by its menu and takes the move back', async () => {
    let board = sampleBoard([rabbit], [], [moon]);
    const { services } = open('/library/board', {
      'GET /api/library/board/me': () => board,
      'PUT /api/library/books/1042/me': () => {
        board = sampleBoard([], [], [{ ...rabbit, place: 'WISHED' } as LibraryBook, moon]);
        return { bookNo: 1042, place: 'WISHED', moves: [] };
      },
      'DELETE /api/library/books/1042/last-move/me': () => {
        board = sampleBoard([rabbit], [], [moon]);
        return { bookNo: 1042, place: 'READING', moves: [] };
      },
    });
    const menu = await openMenu('토끼전');
    expect(menu.getByRole('button', { name: /다 읽음/ })).toHaveProperty('disabled', true);
    expect(menu.getByText(/마지막 쪽까지 읽으면 저절로/)).toBeTruthy();
    fireEvent.click(menu.getByRole('button', { name: /읽고 싶어요/ }));
    expect(await shelf('읽고 싶어요 2권')).toBeTruthy();
    expect(services.bodies.at(services.requests.indexOf('PUT /api/library/books/1042/me'))).toEqual({
      place: 'WISHED',
    });
    expect(screen.getByText(paragraphWith('『토끼전』을 ‘읽고 싶어요’에 두었어요'))).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await shelf('읽는 중 1권')).toBeTruthy();
    expect(screen.queryByText(/두었어요/)).toBeNull();
  });

  it('takes a new order back with what the server remembers of the old one', async () => {
    const wolf = sampleShelfBook({ bookNo: 1055, bookName: '별자리를 찾아서' });
    const place = { bookNo: 1042, place: 'READING', moves: [] };
    const { services } = open('/library/board', {
      'GET /api/library/board/me': sampleBoard([rabbit, wolf], [], []),
      'PUT /api/library/books/1042/me': place,
      'DELETE /api/library/books/1042/last-move/me': place,
    });
    const menu = await openMenu('토끼전');
    fireEvent.click(menu.getByRole('button', { name: '뒤로' }));
    fireEvent.click(menu.getByRole('button', { name: '닫기' }));
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(services.requests).toContain('DELETE /api/library/books/1042/last-move/me'));
    expect(services.requests.filter((one) => one === 'PUT /api/library/books/1042/me')).toHaveLength(1);
  });

  it.each([
    ['goes', true],
    ['was refused', false],
  ])('takes back a move on its way only once it is known that it %s', async (_end, done) => {
    let settle: (answer: unknown) => void = () => undefined;
    const place = { bookNo: 1042, place: 'WISHED', moves: [] };
    const { services } = open('/library/board', {
      'GET /api/library/board/me': sampleBoard([rabbit], [], [moon]),
      'PUT /api/library/books/1042/me': () => new Promise((resolve, reject) => (settle = done ? resolve : reject)),
      'DELETE /api/library/books/1042/last-move/me': place,
    });
    const back = () => services.requests.includes('DELETE /api/library/books/1042/last-move/me');
    fireEvent.click((await openMenu('토끼전')).getByRole('button', { name: /읽고 싶어요/ }));
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(back()).toBe(false);
    await act(async () => settle(done ? place : refusal('NOT_FOUND')));
    if (done) await waitFor(() => expect(back()).toBe(true));
    else {
      fireEvent.click(await screen.findByRole('button', { name: '확인' }));
      expect(back()).toBe(false);
    }
  });

  it('puts a book back where it was when the server refuses', async () => {
    open('/library/board', {
      'GET /api/library/board/me': sampleBoard([rabbit], [], [moon]),
      'PUT /api/library/books/1157/me': refusal('NOT_FOUND'),
    });
    fireEvent.click((await openMenu('달빛 시장')).getByRole('button', { name: /읽는 중/ }));
    expect(await screen.findByText('찾는 것이 없어요. 주소나 목록을 다시 확인해 주세요.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(screen.queryByText(/두었어요/)).toBeNull();
    expect(within(await shelf('읽고 싶어요 1권')).getByRole('link', { name: /『달빛 시장』/ })).toBeTruthy();
  });

  it('keeps the look of the shelf on this device, and opens one shelf by its address', async () => {
    const page = { items: [moon], precedingBookNo: null, page: 2, pageSize: 30, totalCount: 31 };
    const { services } = open('/library/board?shelf=WISHED&page=2', { 'GET /api/library/shelves/WISHED/me': page });
    expect(await shelf('읽고 싶어요 31권')).toBeTruthy();
    expect(services.bodies.at(-1)).toEqual({ page: 2 });
    fireEvent.click(screen.getByRole('button', { name: '목록으로 보기' }));
    expect(localStorage.getItem('chaekbada.shelf-look')).toContain('LIST');
    expect(screen.getByRole('button', { name: '2페이지' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads back to the last page of a shelf when the last book of it was moved away, and can still take it back', async () => {
    const first = { items: [rabbit], precedingBookNo: null, page: 1, pageSize: 1, totalCount: 1 };
    let second = { ...first, items: [{ ...moon, place: 'READING', moves: ['WISHED'] }], page: 2, totalCount: 2 };
    open('/library/board?shelf=READING&page=2', {
      'GET /api/library/shelves/READING/me': (params: unknown) =>
        (params as { page: number }).page === 2 ? second : first,
      'PUT /api/library/books/1157/me': () => {
        second = { ...second, items: [], totalCount: 1 };
        return { bookNo: 1157, place: 'WISHED', moves: [] };
      },
    });
    fireEvent.click((await openMenu('달빛 시장')).getByRole('button', { name: /읽고 싶어요/ }));
    const back = await screen.findByRole('button', { name: '마지막 쪽 보기' });
    expect(screen.getByRole('button', { name: '되돌리기' })).toBeTruthy();
    fireEvent.click(back);
    expect(await screen.findByRole('link', { name: /『토끼전』/ })).toBeTruthy();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    const { services } = open('/library/board', { 'GET /api/library/board/me': refusal('OVERLOADED') });
    const retry = await screen.findByRole('button', { name: '다시 불러오기' });
    services.answers['GET /api/library/board/me'] = sampleBoard([rabbit]);
    fireEvent.click(retry);
    expect(await shelf('읽는 중 1권')).toBeTruthy();
  });
});

describe('history and chart', () => {
  const counts = { LITERATURE: 2, SCIENCE: 0, SOCIETY: 0, HISTORY: 1, ART_SPORTS: 0, CHARACTER: 0, ACCOMPLISHMENTS: 0 };
  const chart = {
    totalCount: 3,
    months: [{ month: '2026-05', counts }],
    categories: Object.entries(counts).map(([category, books]) => ({
      category,
      triedCount: books * 2,
      verifiedCount: books,
      rate: books === 0 ? null : 50,
    })),
  };

  it('are tabs of the same page; the chart speaks, and is a table when asked', async () => {
    const { address } = open('/library/board?view=chart', {
      'GET /api/library/verifications/me': chart,
      'GET /api/library/history/me': { items: [], page: 1, pageSize: 30, totalCount: 0 },
    });
    expect(await screen.findByText('2026년 5월 3권: 문학 2권, 역사 1권')).toBeTruthy();
    const rates = within(screen.getByRole('list', { name: '갈래마다 통과한 비율' }));
    expect(rates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '문학50% 4권 가운데 2권',
      '과학아직 만나지 않은 갈래',
      '사회아직 만나지 않은 갈래',
      '역사50% 2권 가운데 1권',
      '예술·체육아직 만나지 않은 갈래',
      '인물아직 만나지 않은 갈래',
      '교양아직 만나지 않은 갈래',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '표로 보기' }));
    expect(screen.getByRole('row', { name: '2026년 5월 2 0 0 1 0 0 0' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '읽은 기록' }));
    await waitFor(() => expect(address()).toBe('/library/board?view=history'));
    expect(await screen.findByText('아직 적을 것이 없어요')).toBeTruthy();
  });
});
