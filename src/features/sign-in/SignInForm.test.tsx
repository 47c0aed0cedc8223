import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Guard } from '../../app/Guard.tsx';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { SignInForm } from './SignInForm.tsx';

const goodAnswers = {
  'POST /api/auth/sign-in': {
    outcome: 'SIGNED_IN',
    token: 't1',
    expiresAt: '2026-01-01T00:00:00.000Z',
    customerServiceFlag: false,
  },
  'POST /api/account/me': testAccount,
  'GET /api/book/carts/book-no-list/me': [1042],
  'GET /api/book/cases/verifications/book-no-list/me': [],
};

function open(answers: Record<string, unknown>, at = '/login', site: 'edu' | 'home' = 'edu') {
  const services = createTestServices({ answers, site });
  const onChallenge = vi.fn();
  const form = (
    <Guard>
      <SignInForm onChallenge={onChallenge} />
    </Guard>
  );
  return { services, onChallenge, ...renderShell(form, services, at) };
}

function type(accountId: string, password: string): void {
  fireEvent.change(screen.getByLabelText('아이디'), { target: { value: accountId } });
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: password } });
}

const press = () => fireEvent.click(screen.getByRole('button', { name: '로그인' }));

describe('a good login', () => {
  it('stores the token, asks for the account, then the two lists, then goes to the main page', async () => {
    const { services, address } = open(goodAnswers);
    type(' badaedu ', 'Bada!2026');
    press();
    await waitFor(() => expect(address()).toBe('/main'));
    expect(services.requests).toEqual([
      'POST /api/auth/sign-in',
      'POST /api/account/me',
      'GET /api/book/carts/book-no-list/me',
      'GET /api/book/cases/verifications/book-no-list/me',
    ]);
    expect(services.bodies[0]).toEqual({ accountId: 'badaedu', password: 'Bada!2026' });
    expect(services.session.getState()).toMatchObject({ token: 't1', account: testAccount });
  });

  it('takes what was filled in without an event', async () => {
    const { services, address } = open(goodAnswers);
    // As a manager of passwords writes: React sees nothing of it.
    const write = (label: string, value: string) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    };
    write('아이디', 'badaedu');
    write('비밀번호', 'Bada!2026');
    press();
    await waitFor(() => expect(address()).toBe('/main'));
    expect(services.bodies[0]).toEqual({ accountId: 'badaedu', password: 'Bada!2026' });
  });

  it('forgets the sign-up and the inquiry that somebody else left in this tab', async () => {
    sessionStorage.setItem('chaekbada.sign-up', '{"version":1,"value":{"name":"김바다"}}');
    sessionStorage.setItem('chaekbada.inquiry', '{"name":"김바다"}');
    const { address } = open(goodAnswers);
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/main'));
    expect(JSON.stringify(sessionStorage)).not.toContain('김바다');
  });

  it('goes back to the page that asked for the login', async () => {
    const { address } = open(goodAnswers, '/login?redirect=%2Fbook%2Fread%2F1042');
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/book/read/1042'));
  });

  it('does not follow a redirect to another origin', async () => {
    const { address } = open(goodAnswers, '/login?redirect=%2F%2Fevil.example');
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/main'));
  });

  it('goes to customer service first when the flag says so', async () => {
    const signIn = { ...goodAnswers['POST /api/auth/sign-in'], customerServiceFlag: true };
    const { address } = open({ ...goodAnswers, 'POST /api/auth/sign-in': signIn }, '/login?redirect=%2Fsearch');
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/cs'));
  });

  it('leads a student without an institution to their records', async () => {
    const account = { ...testAccount, accountStatus: 'NO_AFFILIATION', academyStatus: null };
    const { services, address } = open(
      { ...goodAnswers, 'POST /api/account/me': account },
      '/login?redirect=%2Fsearch',
    );
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/mypage/record'));
    expect(services.requests).toEqual(['POST /api/auth/sign-in', 'POST /api/account/me']);
  });

  it('is not stopped by a list that does not come', async () => {
    const { address } = open({ ...goodAnswers, 'GET /api/book/carts/book-no-list/me': refusal('UNKNOWN') });
    type('badaedu', 'x');
    press();
    await waitFor(() => expect(address()).toBe('/main'));
  });
});

it('hands on what holds the login up, and begins none', async () => {
  const held = {
    outcome: 'DORMANT',
    temporaryToken: 'tmp',
    expiresAt: '2026-01-01T00:00:00.000Z',
    accountId: 'b*',
    undoUntil: null,
  };
  const { services, onChallenge, address } = open({ 'POST /api/auth/sign-in': held });
  type('badaedu', 'x');
  press();
  await waitFor(() => expect(onChallenge).toHaveBeenCalledWith(held));
  expect(services.session.getState().token).toBeNull();
  expect(address()).toBe('/login');
});

describe('a refused login', () => {
  it('asks for what is missing and sends nothing', () => {
    const { services } = open({});
    press();
    expect(screen.getByText('아이디를 적어 주세요.')).toBeTruthy();
    expect(screen.getByText('비밀번호를 적어 주세요.')).toBeTruthy();
    expect(services.requests).toEqual([]);
  });

  it('keeps what was typed', async () => {
    open({ 'POST /api/auth/sign-in': refusal('SIGN_IN_FAILED') });
    type('badaedu', 'wrong');
    press();
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toBe('아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('badaedu');
    expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('wrong');
  });

  it.each([
    ['DORMANT', 'ACTIVE', '이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.'],
    ['ACTIVE', 'NON_PAYMENT', '이용이 정지된 상태입니다. 학원/학교에 문의해 주세요.'],
  ])('tells an account that is %s at an institution that is %s', async (accountStatus, academyStatus, message) => {
    const account = { ...testAccount, accountStatus, academyStatus };
    const { services, address } = open({ ...goodAnswers, 'POST /api/account/me': account });
    type('badaedu', 'x');
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(services.session.getState()).toMatchObject({ token: null, account: null });
    expect(address()).toBe('/login');
  });

  it('counts down after too many tries, then lets the student try again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { services } = open({ 'POST /api/auth/sign-in': refusal('SIGN_IN_SLOW_DOWN', 20) });
    type('badaedu', 'x');
    press();
    const button = await screen.findByRole('button', { name: /초 뒤에 할 수 있어요/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: '로그인' }).getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    services.answers['POST /api/auth/sign-in'] = refusal('SIGN_IN_FAILED');
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('맞지 않아요');
    vi.useRealTimers();
  });
});

it('starts with the trial account in one press', async () => {
  const services = createTestServices({
    demo: true,
    answers: { ...goodAnswers, 'GET /api/auth/demo': { accountId: 'trial', password: 'p', name: '체험' } },
  });
  const { address } = renderShell(
    <Guard>
      <SignInForm onChallenge={vi.fn()} />
    </Guard>,
    services,
    '/login',
  );
  fireEvent.click(await screen.findByRole('button', { name: '체험 계정으로 시작하기' }));
  await waitFor(() => expect(address()).toBe('/main'));
  expect(services.bodies).toContainEqual({ accountId: 'trial', password: 'p' });
});

it('shows the work on the button that was pressed, and takes no press on the other', async () => {
  const answers = {
    'GET /api/auth/demo': { accountId: 'trial', password: 'p', name: '체험' },
    'POST /api/auth/sign-in': new Promise(() => undefined),
  };
  renderShell(<SignInForm onChallenge={vi.fn()} />, createTestServices({ demo: true, answers }), '/login');
  const demo = await screen.findByRole('button', { name: '체험 계정으로 시작하기' });
  fireEvent.click(demo);
  await waitFor(() => expect(demo.getAttribute('aria-busy')).toBe('true'));
  const own = screen.getByRole('button', { name: '로그인' });
  expect([own.getAttribute('aria-busy'), own.getAttribute('aria-disabled')]).toEqual([null, 'true']);
});

it('keeps the place of the trial account while it is asked whether there is one', async () => {
  let come: (login: object) => void = () => undefined;
  const answers = {
    'GET /api/auth/demo': new Promise<object>((resolve) => {
      come = resolve;
    }),
  };
  renderShell(<SignInForm onChallenge={vi.fn()} />, createTestServices({ demo: true, answers }), '/login');
  expect(screen.getByText('체험 계정으로 시작하기')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '체험 계정으로 시작하기' })).toBeNull();
  come({ accountId: 'trial', password: 'p', name: '체험' });
  expect(await screen.findByRole('button', { name: '체험 계정으로 시작하기' })).toBeTruthy();
});
