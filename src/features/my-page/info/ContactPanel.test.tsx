import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContactState } from '#contract/contact.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleInfo } from '#src/testing/sampleMyPage.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { GrantContext } from './GrantContext.ts';

const GET = 'GET /api/account/contacts/me';
const SEND = 'POST /api/account/contacts/me/codes';
const PROVE = 'POST /api/account/contacts/me/proofs';
const DROP = 'DELETE /api/account/contacts/me/EMAIL/pending';
const DETAIL = 'POST /api/account/infoDetail';
const soon = '2030-01-01T00:00:00.000Z';

const email: ContactState = {
  kind: 'EMAIL',
  contact: 'ol*@sea.kr',
  proved: false,
  pending: null,
  codeExpiresAt: null,
  canProve: true,
};
const mobile: ContactState = { ...email, kind: 'MOBILE', contact: '010-****-3333' };

function open(items: ContactState[], answers: Record<string, unknown> = {}) {
  const services = createTestServices({ answers: { [GET]: { items }, ...answers }, signedIn: true });
  const panel = (
    <GrantContext value={(work) => work()}>
      <ContactPanel />
    </GrantContext>
  );
  return { ...services, ...renderShell(panel, services, '/mypage/info') };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (code: string) => fireEvent.change(screen.getByLabelText('확인 번호'), { target: { value: code } });

describe('proving contacts in the own data', () => {
  it('sends a code, takes it, and says what it is for', async () => {
    const { answers, bodies } = open([email], {
      [SEND]: { done: true },
      [PROVE]: { done: true },
    });
    expect(await screen.findByText('확인 전이에요')).toBeTruthy();
    expect(screen.getByText(/나중에 해도 괜찮고/)).toBeTruthy();
    answers[GET] = { items: [{ ...email, codeExpiresAt: soon }] };
    press('메일 확인하기');
    expect(await screen.findByText(/ol\*@sea.kr 앞으로 보낸 숫자 6자리/)).toBeTruthy();
    type('12345');
    press('확인하기');
    expect(await screen.findByText('받은 번호 6자리를 적어 주세요.')).toBeTruthy();
    answers[GET] = { items: [{ ...email, proved: true }] };
    type('123 456');
    press('확인하기');
    expect(await screen.findByText('확인했어요')).toBeTruthy();
    expect(screen.queryByLabelText('확인 번호')).toBeNull();
    expect(bodies).toContainEqual({ kind: 'EMAIL' });
    expect(bodies).toContainEqual({ kind: 'EMAIL', code: '123456' });
  });

  it('has the reason under the code, and another code on asking', async () => {
    const wrong = refusal('CONTACT_CODE_WRONG');
    wrong.fields.code = '확인 번호가 달라요. 받은 번호 6자리를 다시 적어 주세요.';
    const { answers } = open([{ ...email, codeExpiresAt: soon }], {
      [PROVE]: wrong,
      [SEND]: refusal('TOO_MANY_REQUESTS', 60),
    });
    await screen.findByLabelText('확인 번호');
    type('000000');
    press('확인하기');
    expect(await screen.findByText(wrong.fields.code)).toBeTruthy();
    press('번호 다시 받기');
    expect((await screen.findByRole('alert')).textContent).toContain('조금 빨라요');
    answers[SEND] = { done: true };
    press('번호 다시 받기');
    expect(await screen.findByText(/새 번호를 보냈어요/)).toBeTruthy();
  });

  it('keeps the proved one until a new one is proved, which can be given up', async () => {
    const waiting = { ...email, proved: true, pending: 'ne*@sea.kr', codeExpiresAt: soon };
    const { answers, requests } = open([waiting], { [DROP]: { done: true } });
    expect(await screen.findByText(/새 이메일을 확인하면 바뀌어요/)).toBeTruthy();
    expect(screen.getByText('확인했어요')).toBeTruthy();
    answers[GET] = { items: [{ ...email, proved: true }] };
    press('바꾸지 않을래요');
    await screen.findByText('확인했어요');
    expect(await screen.findByText('ol*@sea.kr')).toBeTruthy();
    expect(requests).toContain(DROP);
  });

  it('shows what took the place of the other', async () => {
    const waiting = { ...email, proved: true, pending: 'ne*@sea.kr', codeExpiresAt: soon };
    const { answers, requests } = open([waiting], { [PROVE]: { done: true }, [DETAIL]: sampleInfo() });
    await screen.findByLabelText('확인 번호');
    answers[GET] = { items: [{ ...email, contact: 'ne*@sea.kr', proved: true }] };
    type('123456');
    press('확인하기');
    expect(await screen.findByText('ne*@sea.kr')).toBeTruthy();
    expect(requests).toContain(DETAIL);
  });

  it('offers no code where no text message can be sent, and nothing where there is no contact', async () => {
    open([
      { ...email, contact: null, canProve: true },
      { ...mobile, canProve: false },
    ]);
    const row = (await screen.findByText('010-****-3333')).closest('li') as HTMLElement;
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.queryByText('이메일')).toBeNull();
  });
});
