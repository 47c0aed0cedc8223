import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PagedList } from './PagedList.tsx';
import { PastLastPage } from './PastLastPage.tsx';

let shown: Element[] = [];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this);
  });
});

function Books({ from }: { from: number }) {
  const [page, setPage] = useState(from);
  return (
    <PagedList page={page} pageCount={3} onPage={setPage} data-testid="books">
      {page > 3 ? <PastLastPage /> : <p>{page}쪽의 책</p>}
    </PagedList>
  );
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it('begins each page at the start of the list, for the eye, for the keys and for the ear', () => {
  render(<Books from={1} />);
  const list = screen.getByTestId('books');
  expect(shown).toEqual([]);
  press('다음 페이지');
  expect(screen.getByText('2쪽의 책')).toBeTruthy();
  expect(shown).toEqual([list]);
  expect(document.activeElement).toBe(list);
  expect(screen.getByRole('status').textContent).toBe('3페이지 가운데 2페이지');
  press('3페이지');
  expect(screen.getByText('3쪽의 책')).toBeTruthy();
  expect(shown).toEqual([list, list]);
  expect(document.activeElement).toBe(list);
});

it('leads back from beyond its end, and keeps the focus', () => {
  render(<Books from={7} />);
  press('마지막 쪽 보기');
  expect(screen.getByText('3쪽의 책')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByTestId('books'));
});

it('has no ways to other pages where there are none', () => {
  render(
    <PagedList page={1} pageCount={1} onPage={() => undefined}>
      <p>모두</p>
    </PagedList>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});
