import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IdentitySdk } from '#src/lib/identity/loadIdentitySdk.ts';
import { findTitle, lastBody, openSignUp, press, type } from '#src/testing/openSignUp.tsx';
import { refusal } from '#src/testing/refusal.ts';

const request = vi.fn<IdentitySdk['requestIdentityVerification']>();
const start = {
  identityVerificationId: 'iv-1',
  storeId: 's',
  channelKey: 'c',
  sdkUrl: 'https://verifier.example/sdk.js',
  redirectUrl: 'https://here.example/login/sign-up',
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  request.mockReset().mockResolvedValue({ identityVerificationId: 'iv-1' });
  window.PortOne = { requestIdentityVerification: request };
});

afterEach(() => {
  delete window.PortOne;
});

const open = (options: Parameters<typeof openSignUp>[0] = {}) =>
  openSignUp({
    kind: 'GUARDIAN',
    site: 'home',
    at: 'VERIFY',
    ...options,
    answers: { 'POST /api/account/sign-ups/identity': start, ...options.answers },
  });

async function fillIn(): Promise<void> {
  await findTitle('보호자를 불러 주세요');
  type('보호자 이름', ' 김보호 ');
  type('보호자 휴대전화 번호', '010-1234-5678');
  fireEvent.click(screen.getByRole('radio', { name: '어머니' }));
  press('보호자 확인하기');
}

it('opens the window for the guardian and has the server ask what came of it', async () => {
  const { services } = open();
  await fillIn();
  await findTitle('법정대리인 동의');
  expect(lastBody(services, '/identity')).toEqual({
    signUpToken: 'kept',
    guardianName: '김보호',
    guardianMobileNo: '01012345678',
    relation: 'MOTHER',
  });
  expect(lastBody(services, '/identity/confirm')).toEqual({ signUpToken: 'kept', identityVerificationId: 'iv-1' });
  expect(screen.getByText('김*호')).toBeTruthy();
});

it('asks for everything first', async () => {
  const { services } = open();
  await findTitle('보호자를 불러 주세요');
  press('보호자 확인하기');
  expect(await screen.findByText('어떤 보호자인지 골라 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('보호자 이름'));
  expect(services.requests).toEqual(['POST /api/account/sign-ups/state']);
});

it.each([
  ['IDENTITY_VERIFICATION_CANCELLED', '끝내지 않고 창을 닫았어요'],
  ['IDENTITY_VERIFICATION_FAILED', '보호자 확인을 마치지 못했어요'],
])('says what to do after %s, and keeps what was typed', async (code, sentence) => {
  request.mockResolvedValue({ code, message: 'from the verifier' });
  open();
  await fillIn();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('보호자 이름').value).toBe(' 김보호 ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '어머니' }).checked).toBe(true);
});

it.each([
  ['IDENTITY_UNAVAILABLE', '지금은 보호자 확인 창을 열 수 없어요'],
  ['TOO_MANY_REQUESTS', '조금 빨라요'],
] as const)('tells when the window cannot be opened (%s)', async (code, sentence) => {
  open({ answers: { 'POST /api/account/sign-ups/identity': refusal(code) } });
  await fillIn();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(request).not.toHaveBeenCalled();
});

it('gives the reason of the server when the person may not consent', async () => {
  const refused = refusal('IDENTITY_REFUSED');
  refused.fields.guardian = '보호자(법정대리인)는 만 19세 이상이어야 합니다.';
  open({ answers: { 'POST /api/account/sign-ups/identity/confirm': refused } });
  await fillIn();
  expect((await screen.findByRole('alert')).textContent).toBe('보호자(법정대리인)는 만 19세 이상이어야 합니다.');
});

it('goes on after the way back from the window, once, with a clean address', async () => {
  const { services, address } = open({
    address:
      '/login/sign-up?identityVerificationId=iv-9&identityVerificationTxId=x&transactionType=IDENTITY_VERIFICATION',
  });
  await findTitle('법정대리인 동의');
  expect(address()).toBe('/login/sign-up');
  expect(lastBody(services, '/identity/confirm')).toEqual({ signUpToken: 'kept', identityVerificationId: 'iv-9' });
  expect(services.requests.filter((each) => each.endsWith('/confirm'))).toHaveLength(1);
});

it('comes back from a closed window with what was typed, and shows no text of the address', async () => {
  const { services, address } = open({
    kept: { guardianName: '김보호' },
    address: '/login/sign-up?identityVerificationId=iv-9&code=IDENTITY_VERIFICATION_CANCELLED&message=Call+0900',
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('끝내지 않고 창을 닫았어요');
  expect(document.body.textContent).not.toContain('Call 0900');
  await waitFor(() => expect(address()).toBe('/login/sign-up'));
  expect(screen.getByLabelText<HTMLInputElement>('보호자 이름').value).toBe('김보호');
  expect(services.requests).not.toContain('POST /api/account/sign-ups/identity/confirm');
});

it('asks the server when the window says that it was verified before', async () => {
  open({ address: '/login/sign-up?identityVerificationId=iv-9&code=IDENTITY_VERIFICATION_ALREADY_VERIFIED' });
  expect(await findTitle('법정대리인 동의')).toBeTruthy();
});

it('shows the form again when the back button leaves the window', async () => {
  request.mockReturnValue(new Promise(() => {}));
  open();
  await fillIn();
  await findTitle('보호자 확인 창이 열려요');
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  expect(await findTitle('보호자를 불러 주세요')).toBeTruthy();
});
