import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleInfo } from '../../testing/sampleMyPage.ts';
import { MyInfoView } from './info/MyInfoView.tsx';

const DETAIL = 'POST /api/account/infoDetail';
const PICTURE = 'DELETE /api/account/profile-image/me';

function open(detail: unknown) {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'POST /api/auth/validate-password': { valid: true, validUntil: null },
      [DETAIL]: detail,
      'PUT /api/account/info/me': { done: true },
      [PICTURE]: { profileImagePath: null },
      'GET /api/auth/logins/me': { items: [] },
      'GET /api/account/parent-shares/me': { items: [], latestBookNo: null },
    },
  });
  const { client } = renderShell(<MyInfoView />, services, '/mypage/info');
  const field = screen.getByLabelText('비밀번호', { selector: 'input[name=password]' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'Bada!2026' } });
  fireEvent.submit(field.form as HTMLFormElement);
  const asked = () => services.requests.filter((request) => request === DETAIL).length;
  // A hand-in that was delivered, or a site that is open again.
  const sweep = () => act(() => void client.invalidateQueries());
  return { services, sweep, asked };
}

const again = () => screen.queryByRole('dialog', { name: '비밀번호를 다시 확인할게요' });

it('asks for no password out of nowhere: what is new elsewhere does not concern it', async () => {
  const { services, sweep, asked } = open(sampleInfo());
  await screen.findByRole('heading', { name: '기본 정보' });
  services.answers[DETAIL] = refusal('PASSWORD_CHECK_REQUIRED');
  sweep();
  const logins = () => services.requests.filter((request) => request === 'GET /api/auth/logins/me');
  await waitFor(() => expect(logins()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('학교 이름'), { target: { value: '새바다중학교' } });
  fireEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('내 정보를 저장했어요')).toBeTruthy();
  expect(asked()).toBe(1);
  expect(again()).toBeNull();
});

it('shows what was changed without being asked again', async () => {
  const { asked } = open({ ...sampleInfo(), profileImagePath: '/picture.webp' });
  await screen.findByAltText('내 프로필 사진');
  fireEvent.click(screen.getByRole('button', { name: '지우기' }));
  expect(await screen.findByAltText('기본 그림')).toBeTruthy();
  expect(asked()).toBe(1);
});

it('does not ask again who would not give the password, until they say so', async () => {
  const { sweep, asked } = open(refusal('PASSWORD_CHECK_REQUIRED'));
  await waitFor(() => expect(again()).toBeTruthy());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  const ask = await screen.findByRole('button', { name: '비밀번호 확인하기' });
  sweep();
  expect(again()).toBeNull();
  expect(asked()).toBe(1);
  fireEvent.click(ask);
  await waitFor(() => expect(again()).toBeTruthy());
});
