import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** jsdom has the element, but nothing that opens it. */
const { showModal, close } = HTMLDialogElement.prototype;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function hide() {
    this.open = false;
  };
});
afterEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

it('has a picture of its own for every place', async () => {
  renderShell(<MobileMenu />, createTestServices({ signedIn: true }), '/search');
  fireEvent.click(screen.getByRole('button', { name: '전체 메뉴' }));
  const menu = await screen.findByRole('dialog', { name: '전체 메뉴' });
  const pictures = [...menu.querySelectorAll('a img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toHaveLength(menu.querySelectorAll('a').length);
  expect(new Set(pictures).size).toBe(pictures.length);
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
});

it('does not stay over the page that the way back leads to', async () => {
  let go: NavigateFunction = () => undefined;
  function Way() {
    go = useNavigate();
    return null;
  }
  renderShell(
    <>
      <Way />
      <MobileMenu />
    </>,
    createTestServices({ signedIn: true }),
    '/search',
  );
  act(() => void go('/notice'));
  fireEvent.click(screen.getByRole('button', { name: '전체 메뉴' }));
  expect(await screen.findByRole('dialog', { name: '전체 메뉴' })).toBeTruthy();
  act(() => void go('/notice?page=2'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  act(() => void go(-2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
