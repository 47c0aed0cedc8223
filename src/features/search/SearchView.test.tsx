import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BookSearchData } from '#contract/bookSearch.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleCard } from '../../testing/sampleBook.ts';
import { SearchView } from './SearchView.tsx';

const found = (totalCount: number, change: Partial<BookSearchData> = {}): BookSearchData => ({
  items: totalCount > 0 ? [sampleCard()] : [],
  page: 1,
  pageSize: 30,
  totalCount,
  similarCount: 0,
  readAs: null,
  facets: {
    categories: {
      LITERATURE: 40,
      SCIENCE: 20,
      SOCIETY: 0,
      HISTORY: 0,
      ART_SPORTS: 0,
      CHARACTER: 0,
      ACCOMPLISHMENTS: 0,
    },
    subCategories: [
      { name: '고전', count: 12 },
      { name: '시', count: 3 },
    ],
    badges: { AUDIO: 0, EBOOK: 9, MISSION: 30, VERIFIED: 2 },
    labels: [{ name: '우리 고전', count: 5 }],
  },
  ...change,
});

const suggestions = {
  items: [
    { kind: 'TITLE', text: '흥부와 놀부' },
    { kind: 'AUTHOR', text: '흥선대원군' },
  ],
};

function open(at: string, answer: unknown = found(61)) {
  Element.prototype.scrollIntoView = vi.fn();
  const answers = { 'GET /api/books': answer, 'GET /api/books/suggestions': suggestions };
  const services = createTestServices({ answers, signedIn: true });
  return { services, ...renderShell(<SearchView />, services, at) };
}

const box = () => screen.getByRole('combobox', { name: '찾을 말' });
const category = (name: RegExp) =>
  within(screen.getByRole('group', { name: '갈래 고르기' })).getByRole('button', { name });

it('reads the search from the address', async () => {
  const { services } = open('/search?query=ㅌㄲ&category=LITERATURE&subCategory=고전&badges=EBOOK&page=2');
  expect(await screen.findByText('61권')).toBeTruthy();
  expect(services.bodies.at(-1)).toEqual({
    query: 'ㅌㄲ',
    category: 'LITERATURE',
    subCategory: '고전',
    badges: 'EBOOK',
    page: '2',
  });
  expect(category(/^문학/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: '2페이지' }).getAttribute('aria-current')).toBe('page');
});

it('writes words, category and page into the address; a new search starts at page 1', async () => {
  const { address } = open('/search?page=2');
  await screen.findByText('61권');
  fireEvent.click(category(/^과학/));
  await waitFor(() => expect(address()).toBe('/search?category=SCIENCE'));
  fireEvent.click(await screen.findByRole('button', { name: '3페이지' }));
  await waitFor(() => expect(address()).toBe('/search?category=SCIENCE&page=3'));
  fireEvent.change(box(), { target: { value: ' 별 ' } });
  expect(address()).toBe('/search?category=SCIENCE&page=3');
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  await waitFor(() => expect(address()).toBe(`/search?query=${encodeURIComponent('별')}&category=SCIENCE`));
});

it.each(['/search?page=2', '/search?page=3'])(
  'shows %s from its start when a page is turned, and only then',
  async (at) => {
    const page = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    open(at);
    const first = await screen.findByRole('button', { name: '1페이지' });
    // Who comes back from a book finds the list where it was left.
    expect(page).not.toHaveBeenCalled();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    fireEvent.click(first);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    page.mockRestore();
  },
);

it('lets a subcategory go with its category', async () => {
  const { address } = open('/search?category=LITERATURE&subCategory=고전');
  await screen.findByText('61권');
  fireEvent.click(category(/^과학/));
  await waitFor(() => expect(address()).toBe('/search?category=SCIENCE'));
});

it('suggests while typing; arrows choose, Enter searches, Escape puts the list away', async () => {
  const { address } = open('/search');
  await screen.findByText('61권');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  fireEvent.change(box(), { target: { value: '흐' } });
  await screen.findByRole('option', { name: '흥부와 놀부' });
  expect(box().getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  const option = await screen.findByRole('option', { name: '흥부와 놀부', selected: true });
  expect(box().getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() =>
    expect(address()).toBe(`/search?query=${encodeURIComponent('흥부와 놀부').replaceAll('%20', '+')}`),
  );
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('leaves the keys of an unfinished syllable to the input method', async () => {
  const { address } = open('/search');
  await screen.findByText('61권');
  fireEvent.change(box(), { target: { value: '흐' } });
  await screen.findByRole('option', { name: '흥부와 놀부' });
  fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229 });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(within(screen.getByRole('listbox')).queryByRole('option', { selected: true })).toBeNull();
  expect(address()).toBe('/search');
});

it('refuses a difficulty that cannot be in the words of the rules, and takes one that can', async () => {
  const { address } = open('/search');
  fireEvent.click(await screen.findByRole('button', { name: '자세한 조건' }));
  const [from, to] = [screen.getByLabelText('난이도, 몇부터'), screen.getByLabelText('난이도, 몇까지')];
  const set = (min: string, max: string) => {
    fireEvent.change(from, { target: { value: min } });
    fireEvent.change(to, { target: { value: max } });
    fireEvent.click(screen.getByRole('button', { name: '난이도 정하기' }));
  };
  set('1600', '');
  expect(screen.getByText('난이도는 0에서 1500까지 입력할 수 있습니다.')).toBeTruthy();
  set('400', '300');
  expect(screen.getByText('난이도는 400에서 1499까지 입력할 수 있습니다.')).toBeTruthy();
  set('', '0');
  expect(screen.getByText('난이도는 1에서 1500까지 입력할 수 있습니다.')).toBeTruthy();
  expect(address()).toBe('/search');
  set('200', '400');
  await waitFor(() => expect(address()).toBe('/search?minRaq=200&maxRaq=400'));
});

it('shows every condition in force, and takes each back alone', async () => {
  const { address } = open('/search?level=3A&badges=EBOOK,VERIFIED&label=우리 고전');
  await screen.findByText('61권');
  fireEvent.click(screen.getByRole('button', { name: '바로 읽는 e북 조건 빼기' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/search?level=3A&label=우리+고전&badges=VERIFIED'));
  fireEvent.click(screen.getByRole('button', { name: '읽기 수준 3A 조건 빼기' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/search?label=우리+고전&badges=VERIFIED'));
});

it('offers only badges that some book has', async () => {
  open('/search');
  fireEvent.click(await screen.findByRole('button', { name: '자세한 조건' }));
  await screen.findByRole('button', { name: /^바로 읽는 e북/ });
  expect(screen.queryByRole('button', { name: /^듣는 책/ })).toBeNull();
});

it('says how it read the words, with the right particles', async () => {
  open('/search?query=gmdqn', found(1, { readAs: '흥부' }));
  expect(await screen.findByText('‘gmdqn’을 ‘흥부’로 바꾸어 찾았어요.')).toBeTruthy();
});

it('says that only similar words were found', async () => {
  open('/search?query=심쳥전', found(1, { similarCount: 1 }));
  expect(await screen.findByText('‘심쳥전’과 똑같은 말은 없어서 비슷한 말을 찾았어요.')).toBeTruthy();
});

it('says nothing of the earlier answer while the next one is on its way', async () => {
  const waiting = new Promise(() => undefined);
  open('/search?query=흥부', ({ query }: { query: string }) =>
    query === '흥부' ? found(1, { similarCount: 1 }) : query === '놀부' ? found(0) : waiting,
  );
  await screen.findByText('1권');
  const search = (words: string) => {
    fireEvent.change(box(), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  };
  search('심청');
  expect(await screen.findByText('찾고 있어요')).toBeTruthy();
  expect(screen.queryByText(/1권$/)).toBeNull();
  expect(screen.queryByText(/비슷한 말을 찾았어요/)).toBeNull();

  search('놀부');
  expect(await screen.findByText('‘놀부’를 담은 책을 찾지 못했어요')).toBeTruthy();
  search('심청');
  expect(await screen.findByText('찾고 있어요')).toBeTruthy();
  expect(screen.queryByText(/찾지 못했어요/)).toBeNull();
});

it('offers a way on when nothing was found', async () => {
  const { address } = open('/search?query=흥부 심청', found(0));
  expect(await screen.findByText('‘흥부 심청’을 담은 책을 찾지 못했어요')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '‘심청’만 찾기' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/search?query=심청'));
  fireEvent.click(await screen.findByRole('button', { name: '모든 책 보기' }));
  await waitFor(() => expect(address()).toBe('/search'));
});

it('offers to drop the conditions first where there are some', async () => {
  const { address } = open('/search?query=흥부&category=SCIENCE&minRaq=900', found(0));
  fireEvent.click(await screen.findByRole('button', { name: '조건 빼고 찾기' }));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/search?query=흥부'));
});

it('leads back from a page behind the last', async () => {
  const { address } = open('/search?page=9', (params: unknown) =>
    found(61, (params as { page: string }).page === '9' ? { items: [] } : {}),
  );
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  await waitFor(() => expect(address()).toBe('/search?page=3'));
});
