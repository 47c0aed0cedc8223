import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { CertificateCheckView } from './CertificateCheckView.tsx';

const CHECK = 'GET /api/event/reading-game-contest/certificates/ABCD-1234';
const certificate = {
  title: '책바다 첫 번째 항해',
  contestLevelName: '파도 단계',
  point: 1500,
  gameStartDate: '2026-05-11',
  gameEndDate: '2026-06-07',
};

it.each([
  ['책바다의 완주 인증서가 맞아요', certificate],
  ['찾을 수 없는 인증서예요', refusal('NOT_FOUND')],
])('leads on from a certificate that was looked up: %s', async (heading, answer) => {
  renderShell(<CertificateCheckView certificateNo="ABCD-1234" />, createTestServices({ answers: { [CHECK]: answer } }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/');
});
