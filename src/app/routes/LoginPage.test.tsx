import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type SiteName, siteNames } from '#contract/site.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { DormancyPage } from './DormancyPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const held = (outcome: string) => ({
  outcome,
  temporaryToken: 'tmp',
  expiresAt: '2030-01-01T00:00:00.000Z',
  accountId: 'ba****u',
  undoUntil: null,
});

function open(site: SiteName, outcome: string, at = '/login') {
  const services = createTestServices({ site, answers: { 'POST /api/auth/sign-in': held(outcome) } });
  const pages = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/dormancy" element={<DormancyPage />} />
    </Routes>
  );
  return renderShell(pages, services, at);
}

function signIn(): void {
  fireEvent.change(screen.getByLabelText('아이디'), { target: { value: 'badaedu' } });
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
}

it('leads to joining by a load of the whole document, and to finding within the page', () => {
  open('edu', 'DORMANT');
  expect(screen.getByRole('link', { name: '회원 가입' }).getAttribute('href')).toBe('/login/sign-up');
  expect(screen.getByRole('link', { name: '아이디 찾기' }).getAttribute('href')).toBe('/login/find-id');
  expect(screen.getByRole('link', { name: '비밀번호 다시 정하기' }).getAttribute('href')).toBe('/login/find-reset');
});

it.each(siteNames)('%s: offers a mission without a login, and no advice where the browser keeps the login', (site) => {
  open(site, 'DORMANT');
  expect(screen.getByRole('button', { name: '로그인 없이 1분 맛보기' })).toBeTruthy();
  expect(screen.queryByText(/이 브라우저가 저장을 막고/)).toBeNull();
});

it('wakes a sleeping account of an academy up on its own page, and keeps the way back', async () => {
  const { address } = open('edu', 'DORMANT', '/login?redirect=%2Fsearch');
  signIn();
  expect(await screen.findByRole('heading', { name: '다시 만나서 반가워요!' })).toBeTruthy();
  expect(address()).toBe('/dormancy?redirect=%2Fsearch');
  fireEvent.click(screen.getByRole('button', { name: '다음에 할게요' }));
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fsearch'));
});

it.each([
  ['home', 'DORMANT', '다시 만나서 반가워요!'],
  ['home', 'CHANGE_PASSWORD', '비밀번호를 바꿀 때가 됐어요'],
  ['edu', 'CHANGE_PASSWORD', '비밀번호를 바꿀 때가 됐어요'],
  ['edu', 'WITHDRAWAL_REQUESTED', '탈퇴를 기다리고 있는 계정이에요'],
] as const)('%s: settles %s in the place of the form', async (site, outcome, title) => {
  const { address } = open(site, outcome);
  signIn();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(address()).toBe('/login');
  expect(screen.queryByLabelText('아이디')).toBeNull();
});

it('sends somebody to the login who opens the page of sleeping accounts by its address', async () => {
  open('edu', 'DORMANT', '/dormancy');
  expect((await screen.findByRole('link', { name: '로그인하러 가기' })).getAttribute('href')).toBe('/login');
});
