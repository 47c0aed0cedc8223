import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feedbackStore, showNotice } from '../../lib/feedback/feedbackStore.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';

const TEXT = '맡아 둔 『토끼전』 OX 퀴즈를 냈어요. 20점을 받았어요!';
const LINK = { to: '/book/mission/result/1042?kind=OX', label: '결과 보기' };
const MISSION = '/book/mission/1040?kind=PUZZLE';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  feedbackStore.setState({ notices: [], toasts: [] });
});

// The host is part of every drawn shell.
function open(at: string) {
  const links = (
    <>
      <Link to="/library/board">책장</Link>
      <Link to={MISSION}>미션</Link>
    </>
  );
  renderShell(links, createTestServices({ signedIn: true }), at);
}
const notify = () => act(() => showNotice({ id: 'hand-in-3', text: TEXT, link: LINK, onSeen: () => {} }));
const go = (name: string) => act(() => screen.getByRole('link', { name }).click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says in passing what happened while a mission is played, and leads to it once the mission is left', async () => {
  open(MISSION);
  notify();
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '결과 보기' })).toBeNull();
  await pass(10_000);
  expect(screen.queryByText(TEXT)).toBeNull();
  go('책장');
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.getByRole('link', { name: '결과 보기' }).getAttribute('href')).toBe(LINK.to);
  await pass(60_000);
  expect(screen.getByText(TEXT)).toBeTruthy();
});

it('says nothing again to who has seen it and goes on to a mission', async () => {
  open('/library/board');
  notify();
  expect(screen.getByText(TEXT)).toBeTruthy();
  go('미션');
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('keeps news of the product until nobody plays', async () => {
  open(MISSION);
  act(() => showNotice({ id: 'new', text: '새 버전이 있어요.', patient: true, onSeen: () => {} }));
  expect(screen.queryByText('새 버전이 있어요.')).toBeNull();
  go('책장');
  expect(screen.getByText('새 버전이 있어요.')).toBeTruthy();
});
