import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageStart } from './usePageStart.ts';

function Layout() {
  usePageStart();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/teacher/homework">메뉴</Link>
      <button type="button" onClick={() => navigate(-1)}>
        뒤로
      </button>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Text() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      글
    </h1>
  );
}

function open(at: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/teacher" element={<Layout />}>
          <Route path="classes" element={<Link to="/teacher/classes/1">파도반</Link>} />
          <Route path="classes/1" element={<p>15명</p>} />
          <Route path="homework" element={<p>숙제</p>} />
          <Route path="texts" element={<Link to="/teacher/texts/1/2">독후감</Link>} />
          <Route path="texts/1/2" element={<Text />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return scrollTo;
}

function press(name: string) {
  const target = screen.getByText(name);
  target.focus();
  fireEvent.click(target);
}

afterEach(() => vi.restoreAllMocks());

it('begins a page at its top, with the focus where the pressed link has gone', () => {
  const scrollTo = open('/teacher/classes');
  expect([document.activeElement, scrollTo.mock.calls]).toEqual([document.body, []]);
  press('파도반');
  expect(screen.getByText('15명')).toBeTruthy();
  expect(document.activeElement?.id).toBe('main');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('leaves the focus in the menu that stays', () => {
  open('/teacher/classes');
  press('메뉴');
  expect(document.activeElement).toBe(screen.getByText('메뉴'));
});

it('leaves the list of texts where it is beside the text that is opened', () => {
  const scrollTo = open('/teacher/texts');
  press('독후감');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '글' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves a page that is gone back to where the browser puts it', async () => {
  const scrollTo = open('/teacher/classes');
  press('파도반');
  scrollTo.mockClear();
  await act(async () => press('뒤로'));
  expect(await screen.findByText('파도반')).toBeTruthy();
  expect(scrollTo).not.toHaveBeenCalled();
});
