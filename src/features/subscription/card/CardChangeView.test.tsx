import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SubscriptionInfo } from '#contract/subscription.ts';
import { openDocument } from '#src/lib/browser/openDocument.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import {
  sampleBooked,
  sampleBookedPastDue,
  sampleNoTicket,
  sampleOrder,
  sampleTicket,
} from '#src/testing/sampleTicket.ts';
import { CardChangeView } from './CardChangeView.tsx';
import type { WithGrant } from './useCardOrder.ts';

beforeEach(() => vi.mocked(openDocument).mockReset());

const ORDER = 'POST /api/subscription/card-orders/me';
const granted: WithGrant = (work) => work();

function open(info: SubscriptionInfo, withGrant: WithGrant = granted) {
  const services = createTestServices({
    site: 'home',
    signedIn: true,
    answers: {
      'GET /api/subscription/me': info,
      [ORDER]: sampleOrder({ kind: 'CARD_CHANGE', amount: 0 }),
      'POST /api/account/me': {},
    },
  });
  return { services, ...renderShell(<CardChangeView withGrant={withGrant} />, services, '/mypage/paymentchange') };
}

it('charges nothing now, and says so before', async () => {
  open(sampleTicket());
  expect(await screen.findByText(/지금 결제되는 금액은 없습니다/)).toBeTruthy();
  expect(screen.getByText('신한카드 4330-12**-****-123*')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '새 카드 등록하기' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/subscription/payment?paymentOrderNo=41'));
});

it('can be pressed again where the back button shows the page as it was left', async () => {
  open(sampleTicket());
  fireEvent.click(await screen.findByRole('button', { name: '새 카드 등록하기' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalledOnce());
  const button = () => screen.getByRole('button', { name: '새 카드 등록하기' });
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
});

it('says before that what is overdue is charged at once', async () => {
  const pastDue = { reason: 'CARD_UNUSABLE', amount: 9900, nextTryDate: null, openUntil: '2026-12-28' } as const;
  open(sampleTicket({ state: 'PAST_DUE', pastDue }));
  expect(await screen.findByRole('button', { name: '새 카드 등록하고 9,900원 결제하기' })).toBeTruthy();
  expect(screen.getByText(/승인되지 않았던 9,900원이 그 카드로 바로 결제됩니다/)).toBeTruthy();
});

it.each([
  ['is booked for the end of a ticket that was paid once', sampleBooked(), '새 카드 등록하기'],
  ['was declined when that end came', sampleBookedPastDue(), '새 카드 등록하고 5,900원 결제하기'],
])('has a card to change where a charge %s', async (_what, info, button) => {
  open(info);
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  expect(screen.getByText('미션 이용권 정기 결제')).toBeTruthy();
});

it('does its work with a confirmed password, and says nothing when the question was closed', async () => {
  const refused = Object.assign(new Error('closed'), { name: 'GrantRefused' });
  const asked = vi.fn();
  open(sampleTicket(), async () => {
    asked();
    throw refused;
  });
  fireEvent.click(await screen.findByRole('button', { name: '새 카드 등록하기' }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('button', { name: '새 카드 등록하기' }).ariaBusy).toBeFalsy());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the words of the server', async () => {
  const { services } = open(sampleTicket());
  services.answers[ORDER] = refusal('PAYMENT_UNAVAILABLE');
  fireEvent.click(await screen.findByRole('button', { name: '새 카드 등록하기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('지금은 결제할 수 없습니다');
});

it.each([['no ticket', sampleNoTicket()]])('has no card to change with %s', async (_what, info) => {
  open(info);
  expect(await screen.findByText('등록된 카드가 없습니다')).toBeTruthy();
});
