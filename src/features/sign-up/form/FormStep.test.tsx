import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testAccount } from '#src/testing/createTestServices.ts';
import { academy, findTitle, lastBody, openSignUp, press, type } from '#src/testing/openSignUp.tsx';
import { refusal } from '#src/testing/refusal.ts';

const FORM = 'POST /api/account/sign-ups/form';
const done = {
  accountId: 'badahero',
  name: '김바다',
  accountStatus: 'ACTIVE',
  institution: academy,
  signIn: { outcome: 'SIGNED_IN', token: 't1', expiresAt: '2030-01-01T00:00:00.000Z', customerServiceFlag: false },
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.setSystemTime('2026-11-21T03:00:00Z');
});

const open = (options: Parameters<typeof openSignUp>[0] = {}) =>
  openSignUp({
    at: 'FORM',
    kept: { birthday: options.kind === 'GUARDIAN' ? '20150302' : '20120302' },
    ...options,
    answers: { [FORM]: done, ...options.answers },
  });

async function fillIn(): Promise<void> {
  await findTitle('나의 정보를 적어요');
  type('아이디', 'badahero');
  type('비밀번호', 'goBada77!');
  type('비밀번호 한 번 더', 'goBada77!');
  type('이름', ' 김바다 ');
}

describe('somebody of 14 or over', () => {
  it('sends the form as the server reads it, and is welcomed in', async () => {
    const { services, address } = open({
      answers: {
        'POST /api/account/me': testAccount,
        'GET /api/book/carts/book-no-list/me': [],
        'GET /api/book/cases/verifications/book-no-list/me': [],
      },
    });
    await fillIn();
    type('이메일', 'Bada@Sea.kr');
    type('휴대전화 번호', '010-1234-5678');
    fireEvent.click(screen.getByRole('radio', { name: '여자' }));
    press('가입 마치기');
    await findTitle('김바다 님, 환영해요!');
    expect(lastBody(services, '/form')).toEqual({
      signUpToken: 'kept',
      accountId: 'badahero',
      password: 'goBada77!',
      passwordConfirmation: 'goBada77!',
      name: '김바다',
      birthday: '20120302',
      gender: 'WOMEN',
      email: 'bada@sea.kr',
      mobileNo: '01012345678',
      schoolName: null,
      // Suggested by the year of birth.
      schoolGrade: 'MIDDLE_2',
    });
    expect(services.session.getState().token).toBeNull();
    press('책바다로 들어가기');
    await waitFor(() => expect(address()).toBe('/main'));
    expect(services.session.getState()).toMatchObject({ token: 't1', account: testAccount });
  });

  it('is let in by the day of the server where the clock of the device is a year slow', async () => {
    vi.setSystemTime('2025-11-21T03:00:00Z');
    open();
    await fillIn();
    type('이메일', 'bada@sea.kr');
    type('휴대전화 번호', '010-1234-5678');
    press('가입 마치기');
    expect(await findTitle('김바다 님, 환영해요!')).toBeTruthy();
  });

  it('is told everything that is missing, with the focus at the first', async () => {
    const { services } = open();
    await findTitle('나의 정보를 적어요');
    press('가입 마치기');
    await waitFor(() => expect(screen.getAllByText('필수 입력 정보입니다.')).toHaveLength(6));
    expect(document.activeElement).toBe(screen.getByLabelText('아이디'));
    expect(services.requests).not.toContain(FORM);
  });
});

describe('a child', () => {
  it('may leave address and number out', async () => {
    const { services } = open({ kind: 'GUARDIAN' });
    await fillIn();
    press('가입 마치기');
    await findTitle('김바다 님, 환영해요!');
    expect(lastBody(services, '/form')).toMatchObject({ email: null, mobileNo: null, gender: null });
  });

  it('still may not write nonsense there', async () => {
    open({ kind: 'GUARDIAN' });
    await fillIn();
    type('이메일 (선택)', 'nonsense');
    press('가입 마치기');
    expect(await screen.findByText(/올바른 이메일 주소를 입력해 주십시오/)).toBeTruthy();
  });
});

describe('values that others have', () => {
  it('are told when the field is left, and asked for once', async () => {
    const { services } = open({
      answers: {
        'POST /api/account/sign-ups/duplicates': (body: unknown) => ({
          available: (body as { value: string }).value !== 'badaedu',
        }),
      },
    });
    await findTitle('나의 정보를 적어요');
    fireEvent.blur(type('아이디', 'badaedu'));
    expect(await screen.findByText(/이미 다른 친구가 쓰고 있는 아이디예요/)).toBeTruthy();
    const field = type('아이디', 'badahero');
    fireEvent.blur(field);
    expect(await screen.findByText('쓸 수 있는 아이디예요')).toBeTruthy();
    fireEvent.blur(field);
    fireEvent.blur(type('아이디', 'badaedu'));
    expect(await screen.findByText(/이미 다른 친구가 쓰고 있는 아이디예요/)).toBeTruthy();
    expect(services.requests.filter((each) => each.endsWith('/duplicates'))).toHaveLength(2);
  });

  it('are not asked for while they are wrong in themselves', async () => {
    const { services } = open();
    await findTitle('나의 정보를 적어요');
    fireEvent.blur(type('아이디', 'A'));
    expect(await screen.findByText(/6~17자의 영문 소문자와 숫자로/)).toBeTruthy();
    expect(services.requests).toEqual(['POST /api/account/sign-ups/state']);
  });

  it('do not stand in the way when they cannot be looked up', async () => {
    open({ kind: 'GUARDIAN', answers: { 'POST /api/account/sign-ups/duplicates': refusal('TOO_MANY_REQUESTS', 60) } });
    await fillIn();
    fireEvent.blur(screen.getByLabelText('아이디'));
    press('가입 마치기');
    expect(await findTitle('김바다 님, 환영해요!')).toBeTruthy();
  });
});

describe('a refused form', () => {
  it('has the reasons of the server under its fields, and keeps what was typed', async () => {
    const taken = refusal('DUPLICATE_VALUE');
    taken.fields.accountId = '이미 사용 중인 아이디입니다.';
    open({ kind: 'GUARDIAN', answers: { [FORM]: taken } });
    await fillIn();
    press('가입 마치기');
    expect(await screen.findByText('이미 사용 중인 아이디입니다.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('아이디'));
    expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('goBada77!');
  });

  it('tells of a birthday that no longer fits', async () => {
    const grown = refusal('INVALID_INPUT');
    grown.fields.birthday = '만 14세 이상은 보호자 인증 없이 가입할 수 있습니다.';
    open({ kind: 'GUARDIAN', answers: { [FORM]: grown } });
    await fillIn();
    press('가입 마치기');
    expect((await screen.findByRole('alert')).textContent).toBe('만 14세 이상은 보호자 인증 없이 가입할 수 있습니다.');
  });
});

it('keeps no password in the browser', async () => {
  open({ kind: 'GUARDIAN', answers: { [FORM]: refusal('OVERLOADED') } });
  await fillIn();
  press('가입 마치기');
  await screen.findByRole('alert');
  const kept = sessionStorage.getItem('chaekbada.sign-up') ?? '';
  expect(kept).toContain('badahero');
  expect(kept + JSON.stringify(localStorage)).not.toContain('goBada77!');
});

it('asks for the birthday where this browser kept none', async () => {
  const { services } = open({ kind: 'GUARDIAN', kept: {} });
  await fillIn();
  type('생일', '20150302');
  type('학년', 'ELEMENTARY_5');
  press('가입 마치기');
  await findTitle('김바다 님, 환영해요!');
  expect(lastBody(services, '/form')).toMatchObject({ birthday: '20150302' });
});

describe('the welcome', () => {
  it('asks for patience while the institution decides', async () => {
    open({ kind: 'GUARDIAN', answers: { [FORM]: { ...done, accountStatus: 'WAIT', signIn: null } } });
    await fillIn();
    press('가입 마치기');
    await findTitle('김바다 님, 환영해요!');
    expect(screen.getByText('승인을 기다려요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '책바다로 들어가기' })).toBeNull();
    expect(sessionStorage.getItem('chaekbada.sign-up')).not.toContain('badahero');
  });

  it('leads to the login when the answer with the login got lost', async () => {
    open({ kind: 'GUARDIAN', answers: { [FORM]: { ...done, signIn: null } } });
    await fillIn();
    press('가입 마치기');
    await findTitle('김바다 님, 환영해요!');
    expect(screen.getByRole('link', { name: '로그인하고 들어가기' })).toBeTruthy();
  });
});
