import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { WithdrawalPreview } from '#contract/myPage.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { FarewellView } from './FarewellView.tsx';
import { WithdrawalView } from './WithdrawalView.tsx';

const CHECK = 'POST /api/auth/validate-password';
const LEAVE = 'POST /api/account/withdrawal/me';
const preview: WithdrawalPreview = {
  accountId: 'badaedu',
  verifiedBookCount: 12,
  missionCount: 40,
  bookPoint: 1640,
  shells: 0,
  itemCount: 0,
  petNickname: '통통이',
  ticket: null,
  undoHours: 72,
  purgeDays: 5,
};

function open(valid = true, shown: WithdrawalPreview = preview) {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/account/withdrawal/me': shown,
      [CHECK]: { valid, validUntil: null },
      [LEAVE]: { undoUntil: '2026-11-24T03:00:00.000Z', purgeBy: '2026-11-26T03:00:00.000Z' },
    },
  });
  const view = renderShell(
    <Routes>
      <Route path="/mypage/withdrawal/badaedu" element={<WithdrawalView />} />
      <Route path="/farewell" element={<FarewellView />} />
      <Route path="/" element="front" />
    </Routes>,
    services,
    '/mypage/withdrawal/badaedu',
  );
  return { services, ...view };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));
const writePassword = () => fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'Bada!2026' } });

it('names what will be gone, and only what there is', async () => {
  open();
  expect(await screen.findByText('인증한 책 12권')).toBeTruthy();
  expect(screen.getByText('바다 친구 통통이')).toBeTruthy();
  expect(screen.queryByText(/조개/)).toBeNull();
  expect(screen.getByRole('link', { name: '독서 기록 저장하기' }).getAttribute('href')).toBe('/mypage/record');
});

it('says what becomes of the ticket before, and leaves for that amount alone', async () => {
  const ticket = { title: '모두 정기 이용권', refund: 5_904, rule: 'PRORATED' as const };
  const { services } = open(true, { ...preview, ticket });
  const panel = await screen.findByRole('region', { name: '이용권은 이렇게 됩니다' });
  expect(panel.textContent).toContain('돌려받으실 금액5,904원');
  expect(panel.textContent).toContain('모두 정기 이용권은 탈퇴와 함께 바로 끝납니다.');
  expect(panel.textContent).toContain('탈퇴를 되돌리셔도 이용권은 되살아나지 않습니다.');
  services.answers[LEAVE] = refusal('PRICE_CHANGED');
  services.answers['GET /api/account/withdrawal/me'] = { ...preview, ticket: { ...ticket, refund: 5_585 } };
  writePassword();
  fireEvent.click(screen.getByRole('checkbox'));
  submit();
  expect(await screen.findByText(/금액이 바뀌었습니다/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ reason: 'NONE', expectedRefund: 5_904 });
  await waitFor(() => expect(panel.textContent).toContain('돌려받으실 금액5,585원'));
});

it.each([
  ['FULL' as const, 9_900, /이용하지 않으셔서 모두 돌려드립니다/],
  ['NONE' as const, 0, /돌려드릴 금액이 없습니다/],
])('says why with %s', async (rule, refund, words) => {
  open(true, { ...preview, ticket: { title: '미션 이용권 1개월', refund, rule } });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('asks for the password and the mark before it asks the server', async () => {
  const { services } = open();
  await screen.findByText('인증한 책 12권');
  submit();
  expect(screen.getByText('비밀번호를 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('위의 칸에 표시해 주세요.')).toBeTruthy();
  expect(services.requests).toEqual(['GET /api/account/withdrawal/me']);
});

it('stays when the password is wrong', async () => {
  const { services } = open(false);
  await screen.findByText('인증한 책 12권');
  writePassword();
  fireEvent.click(screen.getByRole('checkbox'));
  submit();
  expect(await screen.findByText('비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeTruthy();
  expect(services.requests).not.toContain(LEAVE);
  expect(services.session.getState().token).toBe('token');
});

it('says goodbye with the way back, and leaves nothing in this browser', async () => {
  localStorage.setItem(
    'chaekbada.reading-outbox.7',
    JSON.stringify({ version: 1, value: { 1042: { lastPageNo: 3 } } }),
  );
  const { services, address } = open();
  await screen.findByText('인증한 책 12권');
  fireEvent.change(screen.getByLabelText(/떠나는 까닭/), { target: { value: 'MOVED' } });
  writePassword();
  fireEvent.click(screen.getByRole('checkbox'));
  submit();
  expect(await screen.findByText('2026. 11. 24. 오후 12:00까지')).toBeTruthy();
  expect(address()).toBe('/farewell');
  expect(services.bodies).toContainEqual({ reason: 'MOVED' });
  expect(services.session.getState().account).toBeNull();
  expect(services.sent).toEqual([{ type: 'signed-out' }]);
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

it('has no farewell for who did not leave', async () => {
  const services = createTestServices();
  const { address } = renderShell(<FarewellView />, services, '/farewell');
  await waitFor(() => expect(address()).toBe('/'));
});
