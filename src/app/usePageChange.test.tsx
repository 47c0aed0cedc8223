import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Main } from '../components/layout/Main.tsx';
import { Breadcrumb } from '../components/page/PageHeader.tsx';
import { lazyPage } from './lazyPage.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { usePageChange } from './usePageChange.ts';

/** One page with two screens, distinguished by the query. */
function Screens() {
  const [search] = useSearchParams();
  return (
    <Main>
      {search.has('step') ? <p>다음 화면</p> : <Link to="/screens?step=2">시작하기</Link>}
      <Link to="/screens?tab=2">둘째 탭</Link>
    </Main>
  );
}

function Site({ page: Page }: { page: ComponentType }) {
  usePageChange();
  return (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Link to="/near">가까이</Link>
            <Link to="/late">멀리</Link>
            <Link to="/screens">여럿</Link>
          </>
        }
      />
      <Route element={<PageOutlet />}>
        <Route path="/near" element={<Main>가까운 곳</Main>} />
        <Route path="/screens" element={<Screens />} />
        <Route path="/late" element={<Page />} />
      </Route>
    </Routes>
  );
}

function open(link: string, page: ComponentType = () => null) {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Site page={page} />
    </MemoryRouter>,
  );
  const door = screen.getByRole('link', { name: link });
  door.focus();
  fireEvent.click(door);
  return scroll;
}

it('starts a new page at its top, with the focus where reading begins', () => {
  const scroll = open('가까이');
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByText('가까운 곳'));
});

it('gives the focus to a page whose code comes later, once it stands', async () => {
  let arrive: (page: ComponentType) => void = () => undefined;
  const Page = lazyPage(
    () =>
      new Promise<ComponentType>((resolve) => {
        arrive = resolve;
      }),
  );
  open('멀리', Page);
  expect(document.activeElement).toBe(document.body);
  await act(async () => arrive(() => <Main>먼 곳</Main>));
  const main = await screen.findByText('먼 곳');
  expect(document.activeElement).toBe(main);
});

it('keeps the focus on the page where the pressed control goes with its screen, and leaves it where the control stays', () => {
  open('여럿');
  for (const [name, focused] of [
    ['둘째 탭', () => screen.getByRole('link', { name: '둘째 탭' })],
    ['시작하기', () => screen.getByRole('main')],
  ] as const) {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
    expect(document.activeElement).toBe(focused());
  }
});

/** Lists that lead to books: one is there at once, one only on demand. */
function Lists() {
  usePageChange();
  const [there, setThere] = useState(true);
  const navigate = useNavigate();
  const list = (
    <Main>
      {there && ['1', '2', '3'].map((no) => <Link key={no} to={`/book/${no}`}>{`책 ${no}`}</Link>)}
      {there && <Link to="/book/3">책 3 한 번 더</Link>}
    </Main>
  );
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        뒤로
      </button>
      <button type="button" onClick={() => setThere(!there)}>
        목록
      </button>
      <Routes>
        <Route path="/search" element={list} />
        <Route path="/book/:no" element={<Book />} />
      </Routes>
    </>
  );
}

function Book() {
  return (
    <Main>
      <Breadcrumb crumbs={[{ label: '책 찾기', href: '/search' }]} here="책" />
      <Link to="/book/9">다음 책</Link>
    </Main>
  );
}

function openBook(name: string, scrolled = 0) {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled);
  render(
    <MemoryRouter initialEntries={['/search?query=바다']}>
      <Lists />
    </MemoryRouter>,
  );
  press(screen.getByRole('link', { name }));
  scroll.mockClear();
  return scroll;
}
function press(control: HTMLElement) {
  control.focus();
  fireEvent.click(control);
}
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

it('returns the focus to the link that was opened, and moves nothing that stands where it was', () => {
  const scroll = openBook('책 3');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  fireEvent.click(button('뒤로'));
  expect(document.activeElement).toBe(link('책 3'));
  expect(scroll).not.toHaveBeenCalled();
});

it('tells links apart that lead to the same place', () => {
  openBook('책 3 한 번 더');
  fireEvent.click(button('뒤로'));
  expect(document.activeElement).toBe(link('책 3 한 번 더'));
});

it('goes by the link of the page to the list as it was left, and finds each page of several on the way back', () => {
  openBook('책 2');
  press(link('다음 책'));
  fireEvent.click(button('뒤로'));
  expect(document.activeElement).toBe(link('다음 책'));
  fireEvent.click(link('책 찾기'));
  expect(document.activeElement).toBe(link('책 2'));
});

it('waits for a list that comes later, with the focus where reading begins, and then shows the place', async () => {
  const scroll = openBook('책 3', 640);
  fireEvent.click(button('목록'));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  fireEvent.click(button('뒤로'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  fireEvent.click(button('목록'));
  await waitFor(() => expect(document.activeElement).toBe(link('책 3')));
  expect(scroll).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});

it('leaves the page to whoever has gone on meanwhile', async () => {
  const scroll = openBook('책 3', 640);
  fireEvent.click(button('목록'));
  fireEvent.click(button('뒤로'));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.click(button('목록'));
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scroll).not.toHaveBeenCalled();
});
