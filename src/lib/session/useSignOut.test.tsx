import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../components/layout/AccountMenu.tsx';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { clearTraces } from './clearTraces.ts';

const OUTBOX = 'chaekbada.reading-outbox.';
const waiting = JSON.stringify({ version: 1, value: { 1042: { lastPageNo: 3 } } });

function open() {
  localStorage.setItem('chaekbada.sound-settings', '{}');
  localStorage.setItem(`${OUTBOX}8`, waiting);
  sessionStorage.setItem('chaekbada.anything', '1');
  const services = createTestServices({ signedIn: true, answers: { 'POST /api/auth/sign-out': { done: true } } });
  const view = renderShell(<AccountMenu />, services, '/search');
  return { services, ...view };
}

const leave = () => {
  fireEvent.click(screen.getByRole('button', { name: '김바다 메뉴' }));
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
};

describe('signing out', () => {
  it('leaves nothing of this student, and what waits for another one', async () => {
    const { services, address } = open();
    leave();
    await waitFor(() => expect(services.session.getState().token).toBeNull());
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([`${OUTBOX}8`]));
    expect(sessionStorage).toHaveLength(0);
    expect(address()).toBe('/');
    expect(services.requests).toEqual(['POST /api/auth/sign-out']);
  });

  it.each([
    ['남겨 두고 나가기', [`${OUTBOX}7`, `${OUTBOX}8`]],
    ['지우고 나가기', [`${OUTBOX}8`]],
  ])('asks when something was not sent: %s', async (choice, kept) => {
    localStorage.setItem(`${OUTBOX}7`, waiting);
    const { services } = open();
    leave();
    fireEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(kept));
    expect(services.session.getState().token).toBeNull();
  });

  it('works in a browser that lets this site keep nothing', async () => {
    const refuse = vi.fn(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', { open: refuse });
    try {
      const { services } = open();
      leave();
      await waitFor(() => expect(services.session.getState().token).toBeNull());
      expect(refuse).toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('lets the student stay', async () => {
    localStorage.setItem(`${OUTBOX}7`, waiting);
    const { services } = open();
    leave();
    fireEvent.click(await screen.findByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.session.getState().token).toBe('token');
    expect(services.requests).toEqual([]);
  });
});

it('touches nothing that is not ours', async () => {
  localStorage.setItem('somebody-else', '1');
  localStorage.setItem('chaekbada.session', '1');
  await clearTraces(localStorage, sessionStorage);
  expect(Object.keys(localStorage)).toEqual(['somebody-else']);
});
