import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleTicket } from '../../testing/sampleTicket.ts';
import { MyPagePaymentChangePage } from './MyPagePaymentChangePage.tsx';

const CARD = 'POST /api/subscription/card-orders/me';

it('asks for the password in the words of a payment page, where nothing was typed and nothing is saved', async () => {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      'POST /api/auth/validate-password': { valid: true, validUntil: '2026-11-21T03:00:00.000Z' },
      'POST /api/account/me': {},
      'GET /api/subscription/me': sampleTicket(),
      [CARD]: refusal('PASSWORD_CHECK_REQUIRED'),
    },
  });
  renderShell(<MyPagePaymentChangePage />, services, '/mypage/paymentchange');
  expect(screen.getByRole('heading', { name: '먼저 비밀번호를 확인해 주십시오' })).toBeTruthy();
  const field = screen.getByLabelText('비밀번호', { selector: 'input[name=password]' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'Bada!2026' } });
  fireEvent.submit(field.form as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: '새 카드 등록하기' }));
  const again = await screen.findByRole('dialog', { name: '비밀번호를 다시 확인해 주십시오' });
  expect(again.textContent).toContain('확인하시면 카드를 등록하는 창이 이어서 열립니다.');
  expect(again.textContent).not.toMatch(/적은 내용|저장/);
});
