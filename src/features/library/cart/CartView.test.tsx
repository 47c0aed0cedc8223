import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { CartBook } from '#contract/library.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { paragraphWith } from '#src/testing/paragraphWith.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleCard } from '#src/testing/sampleBook.ts';
import { CartView } from './CartView.tsx';

const books: CartBook[] = [
  { ...sampleCard(), addedAt: '2026-05-01T03:00:00.000Z' },
  { ...sampleCard({ bookNo: 1157, bookName: '달빛 시장', textYn: 'N' }), addedAt: '2026-05-02T03:00:00.000Z' },
];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      뒤로
    </button>
  );
}

/** A basket that does what the server would. */
function open(inCart: number[] = [1042, 1157], at = '/library/cart', pageSize = 30) {
  let held = inCart;
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/library/cart/me': (params: unknown) => {
        const { page } = params as { page: number };
        const all = books.filter(({ bookNo }) => held.includes(bookNo));
        return { items: all.slice((page - 1) * pageSize, page * pageSize), page, pageSize, totalCount: all.length };
      },
      'POST /api/book/carts': (body: unknown) => {
        const { bookNoList, use } = body as { bookNoList: number[]; use: boolean };
        held = use ? [...held, ...bookNoList] : held.filter((bookNo) => !bookNoList.includes(bookNo));
        return held;
      },
    },
  });
  renderShell(
    <>
      <CartView />
      <Back />
    </>,
    services,
    at,
  );
  return services;
}

it('takes a book out with the call of the specification, and puts it back', async () => {
  const services = open();
  fireEvent.click(await screen.findByRole('button', { name: '『토끼전』 바구니에서 빼기' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '『토끼전』 읽기' })).toBeNull());
  expect(services.bodies[services.requests.indexOf('POST /api/book/carts')]).toEqual({
    bookNoList: [1042],
    use: false,
  });
  expect(screen.getByText(paragraphWith('『토끼전』을 바구니에서 뺐어요'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByRole('link', { name: '『토끼전』 읽기' })).toBeTruthy();
  expect(services.bodies[services.requests.lastIndexOf('POST /api/book/carts')]).toEqual({
    bookNoList: [1042],
    use: true,
    addedAtList: ['2026-05-01T03:00:00.000Z'],
  });
});

it('puts a book back only once it has been taken out', async () => {
  let settle: (bookNos: number[]) => void = () => undefined;
  const services = open();
  services.answers['POST /api/book/carts'] = () => new Promise((resolve) => (settle = resolve));
  const sent = () => services.requests.filter((request) => request === 'POST /api/book/carts').length;
  fireEvent.click(await screen.findByRole('button', { name: '『토끼전』 바구니에서 빼기' }));
  fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(sent()).toBe(1);
  await act(async () => settle([1157]));
  await waitFor(() => expect(sent()).toBe(2));
  expect(services.bodies[services.requests.lastIndexOf('POST /api/book/carts')]).toMatchObject({ use: true });
});

it('takes several out at once', async () => {
  const services = open();
  const all = await screen.findByRole('checkbox', { name: /모두 고르기/ });
  fireEvent.click(screen.getByRole('checkbox', { name: '『달빛 시장』 고르기' }));
  expect((all as HTMLInputElement).indeterminate).toBe(true);
  fireEvent.click(all);
  fireEvent.click(screen.getByRole('button', { name: '고른 2권 빼기' }));
  expect(await screen.findByText('바구니가 비어 있어요')).toBeTruthy();
  expect(screen.getByText('두 권을 바구니에서 뺐어요')).toBeTruthy();
  expect(services.bodies[services.requests.indexOf('POST /api/book/carts')]).toEqual({
    bookNoList: [1042, 1157],
    use: false,
  });
});

it('forgets what was chosen on another page when the reader goes back', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const services = open([1042, 1157], '/library/cart', 1);
  fireEvent.click(await screen.findByRole('button', { name: '2페이지' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '『달빛 시장』 고르기' }));
  expect(screen.getByRole('button', { name: '고른 1권 빼기' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
  await screen.findByRole('link', { name: '『토끼전』 읽기' });
  expect(screen.getByRole('button', { name: '고른 책 빼기' })).toBeTruthy();
  expect(services.requests).not.toContain('POST /api/book/carts');
});

it.each(['20000', 'Infinity'])('takes page %s of the address for the first', async (page) => {
  const services = open([1042], `/library/cart?page=${page}`);
  expect(await screen.findByRole('link', { name: '『토끼전』 읽기' })).toBeTruthy();
  expect(services.bodies[0]).toEqual({ page: 1 });
});

it('offers no reading of a book that is on paper', async () => {
  open();
  expect(await screen.findByRole('link', { name: '『달빛 시장』 책 보기' })).toBeTruthy();
});

it('leads back to the last page when the last book of it was taken out', async () => {
  open([1042, 1157], '/library/cart?page=2', 1);
  fireEvent.click(await screen.findByRole('button', { name: '『달빛 시장』 바구니에서 빼기' }));
  expect(await screen.findByText(paragraphWith('『달빛 시장』을 바구니에서 뺐어요'))).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  expect(await screen.findByRole('link', { name: '『토끼전』 읽기' })).toBeTruthy();
});

it('shows what moves up when everything on a page before the last was taken out', async () => {
  open([1042, 1157], '/library/cart', 1);
  fireEvent.click(await screen.findByRole('button', { name: '『토끼전』 바구니에서 빼기' }));
  expect(await screen.findByRole('link', { name: '『달빛 시장』 책 보기' })).toBeTruthy();
});
