import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Main } from '../components/layout/Main.tsx';
import { lazyPage } from './lazyPage.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { usePageChange } from './usePageChange.ts';

/** One page with two screens, told apart by the query. */
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
