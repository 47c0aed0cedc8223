import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MonthPicks } from '#contract/recommendation.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { MonthPanel } from './MonthPanel.tsx';

const now: MonthPicks = { month: '2026-06', title: '바다의 달', lead: '', books: [], months: ['2026-06', '2026-05'] };

it.each(['NOT_FOUND', 'INVALID_INPUT'] as const)('shows the running month for an old one (%s)', async (code) => {
  const services = createTestServices({
    answers: { 'GET /api/recommendations/months/2025-05': refusal(code), 'GET /api/recommendations/months/now': now },
    signedIn: true,
  });
  const { address } = renderShell(<MonthPanel />, services, '/recommend?month=2025-05');
  expect(await screen.findByRole('heading', { name: '바다의 달' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: '달 고르기' })).toHaveProperty('disabled', false);
  await waitFor(() => expect(address()).toBe('/recommend'));
});

it('says so when the server cannot be asked, and keeps the month of the address', async () => {
  const services = createTestServices({
    answers: { 'GET /api/recommendations/months/2026-05': refusal('OVERLOADED') },
    signedIn: true,
  });
  const { address } = renderShell(<MonthPanel />, services, '/recommend?month=2026-05');
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
  expect(address()).toBe('/recommend?month=2026-05');
  expect(services.requests).toEqual(['GET /api/recommendations/months/2026-05']);
});
