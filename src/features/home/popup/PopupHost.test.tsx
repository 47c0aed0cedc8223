import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices, testAccount } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { closedPopups } from './closedPopups.ts';
import { PopupHost } from './PopupHost.tsx';

/** Another visit loads the page again. */
const visitAgain = () => {
  cleanup();
  closedPopups.setState({}, true);
};
beforeEach(visitAgain);

const popup = (popupNo: number, title: string) => ({ popupNo, title, content: '**함께해요.**', link: null });
const open = (items: object[], accountNo = testAccount.accountNo) => {
  const services = createTestServices({ answers: { 'GET /api/site/popups': { items } }, signedIn: true });
  services.session.complete({ ...testAccount, accountNo }, '/main');
  return renderShell(<PopupHost />, services, '/main');
};
const close = () => fireEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);

it('shows notices one after another, and each again at the next visit', async () => {
  open([popup(1, '여름 대회'), popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '여름 대회' })).toBeTruthy();
  close();
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
  visitAgain();
  open([popup(1, '여름 대회')]);
  expect(await screen.findByRole('dialog', { name: '여름 대회' })).toBeTruthy();
});

it.each(['오늘 하루 보지 않기', '7일간 보지 않기'])('rests once "%s" was ticked', async (label) => {
  open([popup(1, '여름 대회')]);
  fireEvent.click(await screen.findByRole('checkbox', { name: label }));
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  visitAgain();
  open([popup(1, '여름 대회'), popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
});

it('stays away from who comes back to the main page in the same visit, and from nobody else', async () => {
  const items = [popup(1, '여름 대회')];
  open(items);
  await screen.findByRole('dialog', { name: '여름 대회' });
  close();
  cleanup();
  open([...items, popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
  cleanup();
  open(items, 8);
  expect(await screen.findByRole('dialog', { name: '여름 대회' })).toBeTruthy();
});

it('leads to what it is about, and rests as it was ticked', async () => {
  const contest = { ...popup(1, '여름 대회'), link: { href: '/event/contest', label: '대회 보러 가기' } };
  const { address } = open([contest]);
  const dialog = await screen.findByRole('dialog', { name: '여름 대회' });
  expect(dialog.textContent).toContain('함께해요.');
  expect(dialog.textContent).not.toContain('**');
  fireEvent.click(screen.getByRole('checkbox', { name: '7일간 보지 않기' }));
  fireEvent.click(screen.getByRole('button', { name: '대회 보러 가기' }));
  expect(address()).toBe('/event/contest');
  visitAgain();
  open([contest, popup(2, '새 책이 왔어요')]);
  expect(await screen.findByRole('dialog', { name: '새 책이 왔어요' })).toBeTruthy();
});
