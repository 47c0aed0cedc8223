import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SignInChallengeData } from '#contract/auth.ts';
import { Guard } from '#src/app/Guard.tsx';
import { type Answers, createTestServices, testAccount } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ChallengePanel } from './ChallengePanel.tsx';

const signedIn = {
  outcome: 'SIGNED_IN',
  token: 't1',
  expiresAt: '2030-01-01T00:00:00.000Z',
  customerServiceFlag: false,
};
const afterwards = {
  'POST /api/account/me': testAccount,
  'GET /api/book/carts/book-no-list/me': [],
  'GET /api/book/cases/verifications/book-no-list/me': [],
};

function open(
  outcome: SignInChallengeData['outcome'],
  answers: Answers,
  { undoUntil = null, ...more }: Partial<SignInChallengeData> = {},
) {
  const services = createTestServices({ answers: { ...afterwards, ...answers } });
  const onLeave = vi.fn();
  const challenge = {
    outcome,
    temporaryToken: 'tmp',
    expiresAt: '2030-01-01T00:00:00.000Z',
    accountId: 'ba****u',
    undoUntil,
    ...more,
  };
  const panel = (
    <Guard>
      <ChallengePanel challenge={challenge} onLeave={onLeave} />
    </Guard>
  );
  return { services, onLeave, ...renderShell(panel, services, '/login?redirect=%2Fsearch') };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['DORMANT', '계정 깨우고 들어가기', '/api/auth/dormancy/release'],
  ['WITHDRAWAL_REQUESTED', '탈퇴 취소하고 돌아가기', '/api/auth/withdrawal/undo'],
  ['CHANGE_PASSWORD', '다음에 할게요', '/api/auth/change-password/later'],
] as const)('settles %s with one press and goes where the student wanted to', async (outcome, button, path) => {
  const { services, address } = open(outcome, { [`POST ${path}`]: signedIn });
  expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement);
  expect(screen.getByText('ba****u 님')).toBeTruthy();
  press(button);
  await waitFor(() => expect(address()).toBe('/search'));
  expect(services.requests[0]).toBe(`POST ${path}`);
  expect(services.bodies[0]).toEqual({ temporaryToken: 'tmp' });
  expect(services.session.getState()).toMatchObject({ token: 't1', account: testAccount });
});

it('tells until when leaving can be taken back', () => {
  open('WITHDRAWAL_REQUESTED', {}, { undoUntil: '2026-11-24T03:05:00.000Z' });
  expect(screen.getByText('2026년 11월 24일 (화) 오후 12:05')).toBeTruthy();
});

it('takes a new password, and has the reason of the server under it', async () => {
  const same = refusal('INVALID_INPUT');
  same.fields.password = '지금 쓰는 비밀번호와 다르게 입력해 주십시오.';
  const { services, address } = open('CHANGE_PASSWORD', { 'POST /api/auth/change-password': same });
  press('지금 바꾸기');
  fireEvent.change(await screen.findByLabelText('새 비밀번호'), { target: { value: 'goBada77!' } });
  fireEvent.change(screen.getByLabelText('새 비밀번호 한 번 더'), { target: { value: 'goBada77!' } });
  press('바꾸고 들어가기');
  expect(await screen.findByText('지금 쓰는 비밀번호와 다르게 입력해 주십시오.')).toBeTruthy();
  services.answers['POST /api/auth/change-password'] = signedIn;
  fireEvent.change(screen.getByLabelText('새 비밀번호'), { target: { value: 'goBada88!' } });
  fireEvent.change(screen.getByLabelText('새 비밀번호 한 번 더'), { target: { value: 'goBada88!' } });
  press('바꾸고 들어가기');
  await waitFor(() => expect(address()).toBe('/search'));
  expect(services.bodies).toContainEqual({
    temporaryToken: 'tmp',
    password: 'goBada88!',
    passwordConfirmation: 'goBada88!',
  });
});

it('offers no later for a password that somebody else chose', async () => {
  const { onLeave } = open('CHANGE_PASSWORD', {}, { mustChange: true });
  expect(screen.getByText(/새로 받은 비밀번호예요/)).toBeTruthy();
  expect(screen.queryByText(/6개월/)).toBeNull();
  expect(screen.queryByRole('button', { name: '다음에 할게요' })).toBeNull();
  press('로그인 화면으로');
  expect(onLeave).toHaveBeenCalledOnce();
  press('비밀번호 정하기');
  expect(await screen.findByLabelText('새 비밀번호')).toBeTruthy();
});

it('goes on to the password that somebody else chose once the account is awake', async () => {
  const next = {
    outcome: 'CHANGE_PASSWORD',
    mustChange: true,
    temporaryToken: 'temp-2',
    expiresAt: '2030-01-01T00:00:00.000Z',
    accountId: 'ba****u',
    undoUntil: null,
  };
  const { services } = open('DORMANT', {
    'POST /api/auth/dormancy/release': next,
    'POST /api/auth/change-password': signedIn,
  });
  press('계정 깨우고 들어가기');
  const title = await screen.findByRole('heading', { name: '나만의 비밀번호를 정해요' });
  expect(document.activeElement).toBe(title);
  expect(services.session.getState().token).toBeNull();
  press('비밀번호 정하기');
  fireEvent.change(await screen.findByLabelText('새 비밀번호'), { target: { value: 'Gorae#Pado71' } });
  fireEvent.change(screen.getByLabelText('새 비밀번호 한 번 더'), { target: { value: 'Gorae#Pado71' } });
  press('바꾸고 들어가기');
  await waitFor(() => expect(services.bodies).toContainEqual(expect.objectContaining({ temporaryToken: 'temp-2' })));
});

it('leads back to the login when the ten minutes are over', async () => {
  const { onLeave } = open('DORMANT', { 'POST /api/auth/dormancy/release': refusal('TEMPORARY_TOKEN_INVALID') });
  press('계정 깨우고 들어가기');
  expect((await screen.findByRole('alert')).textContent).toContain('확인 시간이 지났어요');
  expect(screen.queryByRole('button', { name: '계정 깨우고 들어가기' })).toBeNull();
  press('다시 로그인하기');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('can be tried again after a failure that passes', async () => {
  const { services, address } = open('DORMANT', { 'POST /api/auth/dormancy/release': refusal('OVERLOADED') });
  press('계정 깨우고 들어가기');
  await screen.findByRole('alert');
  services.answers['POST /api/auth/dormancy/release'] = signedIn;
  press('계정 깨우고 들어가기');
  await waitFor(() => expect(address()).toBe('/search'));
});

it('lets the student leave it', () => {
  const { onLeave } = open('WITHDRAWAL_REQUESTED', {});
  press('그대로 둘게요');
  expect(onLeave).toHaveBeenCalledOnce();
});
