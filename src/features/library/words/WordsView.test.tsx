import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { BasketWord } from '#contract/wordBasket.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { NetworkError } from '#src/lib/api/NetworkError.ts';
import { createBasketOutbox } from '#src/lib/word-basket/createBasketOutbox.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { WordsView } from './WordsView.tsx';

beforeEach(() => localStorage.clear());

const nest: BasketWord = {
  word: '보금자리',
  meaning: '새나 짐승이 알을 낳거나 쉬는 아늑한 곳',
  sentence: '새가 나무에 보금자리를 지었다.',
  bookNo: 1023,
  bookName: '미운 오리 새끼',
  pageNo: 1,
  metIn: '풀숲 보금자리에서 알을 품고 있었어요.',
  addedAt: '2026-05-02T03:00:00.000Z',
};
const moon: BasketWord = {
  ...nest,
  word: '보름달',
  meaning: '음력 보름날 밤에 뜨는 둥근 달',
  sentence: null,
  bookNo: 1055,
  bookName: '밤하늘',
  pageNo: null,
  metIn: null,
  addedAt: '2026-05-01T03:00:00.000Z',
};

/** A basket that does what the server would. */
function open(words: BasketWord[] = [nest, moon], at = '/library/words') {
  let held = words;
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/word-basket/me': (asked: unknown) => {
        const { page, query } = asked as { page: number; query?: string };
        const items = held.filter(({ word }) => query === undefined || word.includes(query));
        return { items: items.slice((page - 1) * 30, page * 30), page, pageSize: 30, totalCount: items.length };
      },
      [`DELETE /api/word-basket/words/${encodeURIComponent(nest.word)}/me`]: () => {
        held = held.filter(({ word }) => word !== nest.word);
        return { done: true };
      },
      [`PUT /api/word-basket/words/${encodeURIComponent(nest.word)}/me`]: () => {
        held = [nest, ...held];
        return nest;
      },
    },
  });
  const shell = renderShell(<WordsView />, services, at);
  return { services, ...shell };
}

it('shows the words of a day with their meanings folded, and one or all of them open', async () => {
  open();
  const day = await screen.findByRole('region', { name: formatKoreanDate(Date.parse(nest.addedAt)) });
  expect(within(day).getByText('보금자리')).toBeTruthy();
  expect(screen.queryByText(nest.meaning)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /보금자리.*뜻 보기/ }));
  expect(screen.getByText(nest.meaning)).toBeTruthy();
  expect(screen.queryByText(moon.meaning)).toBeNull();
  expect(screen.getByRole('link', { name: '『미운 오리 새끼』 1쪽' }).getAttribute('href')).toBe(
    '/book/read/1023?page=1',
  );
  fireEvent.click(screen.getByRole('button', { name: '뜻 모두 보기' }));
  expect(screen.getByText(moon.meaning)).toBeTruthy();
  expect(screen.getByRole('link', { name: '『밤하늘』' }).getAttribute('href')).toBe('/book/read/1055');
  fireEvent.click(screen.getByRole('button', { name: '뜻 모두 가리기' }));
  expect(screen.queryByText(nest.meaning)).toBeNull();
});

it('puts the words of a book under its name', async () => {
  const { services, address } = open();
  fireEvent.click(await screen.findByRole('button', { name: '책으로 보기' }));
  expect(await screen.findByRole('region', { name: '『미운 오리 새끼』' })).toBeTruthy();
  expect(address()).toBe('/library/words?order=BOOK');
  expect(services.bodies.at(-1)).toMatchObject({ order: 'BOOK', page: 1 });
});

it('takes a word out, and puts it back where it was', async () => {
  const { services } = open();
  fireEvent.click(await screen.findByRole('button', { name: '‘보금자리’ 바구니에서 빼기' }));
  await waitFor(() => expect(screen.queryByText('보금자리')).toBeNull());
  expect(screen.getByText('‘보금자리’를 바구니에서 뺐어요')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('보금자리')).toBeTruthy();
  const sent = services.requests.findIndex((request) => request.startsWith('PUT /api/word-basket/words/'));
  expect(services.bodies[sent]).toEqual({
    bookNo: nest.bookNo,
    pageNo: nest.pageNo,
    metIn: nest.metIn,
    addedAt: nest.addedAt,
  });
});

it('takes a word out and puts it back without a network; what was put in elsewhere is named', async () => {
  const { services, client } = open();
  await screen.findByText('보금자리');
  const out = `DELETE /api/word-basket/words/${encodeURIComponent(nest.word)}/me`;
  services.answers[out] = new NetworkError(false);
  services.answers[out.replace('DELETE', 'PUT')] = new NetworkError(false);
  fireEvent.click(screen.getByRole('button', { name: '‘보금자리’ 바구니에서 빼기' }));
  await waitFor(() => expect(screen.queryByText('보금자리')).toBeNull());
  expect(await screen.findByText(/이 기기에 적어 두었어요/)).toBeTruthy();
  const outbox = createBasketOutbox(localStorage, 7);
  expect(outbox.read()).toMatchObject({ 보금자리: { use: false } });
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('보금자리')).toBeTruthy();
  expect(outbox.read()).toMatchObject({ 보금자리: { use: true, addedAt: nest.addedAt } });
  outbox.put('용궁', { use: true, bookNo: 1042 });
  services.receive({ type: 'word-basket/changed', sent: false });
  expect(await screen.findByText('용궁')).toBeTruthy();
  expect(screen.getByText(/곧 담길 낱말/)).toBeTruthy();
  expect(client.isFetching()).toBe(0);
});

it('finds a word among many, says where none is, and leads back to all', async () => {
  open([nest, ...'가나다라마바사아'.split('').map((one) => ({ ...moon, word: `보름${one}` }))]);
  const field = await screen.findByRole('textbox', { name: '낱말이나 뜻 찾기' });
  fireEvent.change(field, { target: { value: '보름' } });
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  await waitFor(() => expect(screen.queryByText('보금자리')).toBeNull());
  expect(screen.getByText('찾은 낱말 8개')).toBeTruthy();
  fireEvent.change(field, { target: { value: '없는 말' } });
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByText('‘없는 말’ 낱말은 바구니에 없어요')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '낱말 모두 보기' }));
  expect(await screen.findByText('보금자리')).toBeTruthy();
});

it('leads to books while it is empty', async () => {
  open([]);
  expect(await screen.findByText('아직 담은 낱말이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '책 읽으러 가기' }).getAttribute('href')).toBe('/library/board');
});

it('says what happened without a network, with the way to try again', async () => {
  const { services } = open();
  services.answers['GET /api/word-basket/me'] = () => {
    throw new NetworkError(false);
  };
  fireEvent.click(await screen.findByRole('button', { name: '책으로 보기' }));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
});
