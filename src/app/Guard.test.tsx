import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAlert } from '../lib/feedback/feedbackStore.ts';
import { useApi } from '../lib/services/ServicesContext.ts';
import { createSessionStore } from '../lib/session/createSessionStore.ts';
import { SESSION_KEY } from '../lib/session/StoredSession.ts';
import { useSignOut } from '../lib/session/useSignOut.ts';
import { createTestServices, testAccount } from '../testing/createTestServices.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { testEndpoints } from '../testing/testEndpoints.ts';
import { Guard } from './Guard.tsx';
import { SessionSync } from './SessionSync.tsx';

function Page() {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['page'], queryFn: () => api.call(testEndpoints.read('/api/page')) });
  return (
    <>
      <p>{data ?? 'loading'}</p>
      <input aria-label="쓰던 글" />
    </>
  );
}

const page = (
  <>
    <SessionSync />
    <Guard>
      <Page />
    </Guard>
  </>
);
const answers = { 'POST /api/account/me': testAccount, 'GET /api/page': 'secret' };

it('keeps a visitor out and remembers the page', async () => {
  const services = createTestServices({ answers });
  const { address } = renderShell(page, services, '/book/read/1042?page=3');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fbook%2Fread%2F1042%3Fpage%3D3'));
});

it('sends a student whose login is gone to the login page, and forgets what was loaded', async () => {
  const services = createTestServices({ answers, signedIn: true });
  const { address, client } = renderShell(page, services, '/search');
  expect(await screen.findByText('secret')).toBeTruthy();
  act(() => services.session.lose('token'));
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fsearch'));
  expect(client.getQueryData(['account'])).toBeUndefined();
});

function LeaveButton() {
  return (
    <button type="button" onClick={useSignOut().start}>
      로그아웃
    </button>
  );
}

it('forgets the page on a sign-out, so that the next student begins at the front', async () => {
  const services = createTestServices({
    answers: { ...answers, 'POST /api/auth/sign-out': { done: true } },
    signedIn: true,
  });
  const leave = (
    <Guard>
      <LeaveButton />
    </Guard>
  );
  const { address } = renderShell(leave, services, '/search');
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(services.requests).toEqual(['POST /api/auth/sign-out']);
  expect(services.sent).toEqual([{ type: 'signed-out' }]);
  expect(services.session.getState().token).toBeNull();
});

it('signs out when another window signs out', async () => {
  const services = createTestServices({ answers, signedIn: true });
  const { address } = renderShell(page, services, '/search');
  await screen.findByText('secret');
  act(() => {
    localStorage.removeItem(SESSION_KEY);
    services.receive({ type: 'signed-out' });
  });
  await waitFor(() => expect(address()).toContain('/login'));
});

it('forgets what this tab keeps of a student who signs out in another one, but nothing of a visitor, and no answer', async () => {
  const services = createTestServices({ answers, signedIn: true });
  renderShell(page, services, '/search');
  await screen.findByText('secret');
  const kept = ['chaekbada.inquiry', 'chaekbada.on-its-way:7:31:2', 'chaekbada.sign-up'];
  for (const key of ['chaekbada.draft.7.review.1042', ...kept]) sessionStorage.setItem(key, '{}');
  // A login that is gone keeps what was typed for when its student is back.
  act(() => services.session.lose('token'));
  expect(Object.keys(sessionStorage)).toContain('chaekbada.draft.7.review.1042');
  act(() => services.receive({ type: 'signed-out' }));
  expect(Object.keys(sessionStorage).sort()).toEqual(kept);
});

it('follows who signed in since, when the message of the sign-out comes late', async () => {
  const services = createTestServices({ answers, signedIn: true });
  const { client } = renderShell(page, services, '/search');
  await screen.findByText('secret');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '나만 보는 글' } });
  act(() => showAlert('별명은 고운 말로 지어 주세요.'));
  expect(await screen.findByText('별명은 고운 말로 지어 주세요.')).toBeTruthy();
  const next = { ...testAccount, accountNo: 8 };
  services.answers['GET /api/page'] = 'of somebody else';
  const elsewhere = createSessionStore({ site: 'edu', storage: localStorage, now: () => Date.now() });
  services.answers['POST /api/account/me'] = next;
  act(() => {
    elsewhere.begin('token-8');
    elsewhere.complete(next, '/main');
    services.receive({ type: 'signed-out' });
  });
  expect(services.session.getState()).toMatchObject({ token: 'token-8', account: next });
  expect(localStorage.getItem(SESSION_KEY)).toContain('token-8');
  // Not even for a moment does the page of one student stand under the login of another.
  expect(screen.queryByText('secret')).toBeNull();
  await waitFor(() => expect(screen.queryByText('별명은 고운 말로 지어 주세요.')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(await screen.findByText('of somebody else')).toBeTruthy();
  // The new page goes on receiving what is new.
  services.answers['GET /api/page'] = 'later';
  act(() => void client.invalidateQueries());
  expect(await screen.findByText('later')).toBeTruthy();
});

it('shows the message of the me check and ends the login', async () => {
  const suspended = { ...testAccount, academyStatus: 'TERMINATION' };
  const services = createTestServices({ answers: { ...answers, 'POST /api/account/me': suspended }, signedIn: true });
  renderShell(page, services, '/search');
  expect(await screen.findByText('이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.')).toBeTruthy();
  expect(services.session.getState().account).toBeNull();
});

it('keeps a student in who was removed from the institution, with the message and their records', async () => {
  const leftAlone = { ...testAccount, accountStatus: 'NO_AFFILIATION', academyStatus: null };
  const services = createTestServices({ answers: { ...answers, 'POST /api/account/me': leftAlone }, signedIn: true });
  const { address } = renderShell(page, services, '/search');
  expect(await screen.findByText('이용 권한이 없습니다. 학원/학교에 문의해 주세요.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/mypage/record'));
  expect(services.session.getState().token).toBe('token');
});
