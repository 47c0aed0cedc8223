import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { FriendPanel } from './FriendPanel.tsx';

const visitKey = 'AbCdEfGhIjKlMnOpQr-_12';
const requests = {
  received: [{ visitKey, nickname: '푸른고래12', at: '2026-11-21T00:00:00.000Z' }],
  blocked: [{ visitKey: 'ZZCdEfGhIjKlMnOpQr-_34', nickname: '거친파도3' }],
  friendCount: 0,
};

it('asks with a code, and mends one that is none before it is sent', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/aquarium/friends/me': requests, 'POST /api/aquarium/friends/me': { outcome: 'ASKED' } },
  });
  renderShell(<FriendPanel />, services);
  const field = screen.getByRole('textbox', { name: '친구 코드' });
  fireEvent.change(field, { target: { value: 'ABCD' } });
  fireEvent.click(screen.getByRole('button', { name: '친구 부탁하기' }));
  expect(screen.getByText('친구 코드는 ABCD-2345처럼 여덟 자리예요.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'abcd-2345' } });
  fireEvent.click(screen.getByRole('button', { name: '친구 부탁하기' }));
  expect(await screen.findByText(/친구 부탁을 보냈어요/)).toBeTruthy();
  expect(services.bodies).toContainEqual({ friendCode: 'abcd-2345' });
});

it('answers a request, and unblocks', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/friends/me': requests,
      [`PUT /api/aquarium/friends/${visitKey}/me`]: { done: true },
      'PUT /api/aquarium/neighbours/ZZCdEfGhIjKlMnOpQr-_34/block/me': { done: true },
    },
  });
  renderShell(<FriendPanel />, services);
  fireEvent.click(await screen.findByRole('button', { name: '푸른고래12 친구 부탁 좋아요' }));
  expect(await screen.findByText('이제 친구예요! 놀러 가 볼까요?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '거친파도3 다시 만나기' }));
  expect(await screen.findByText('이제 다시 만날 수 있어요.')).toBeTruthy();
});

it('reports or blocks who asks, without becoming friends', async () => {
  const path = `/api/aquarium/neighbours/${visitKey}`;
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/friends/me': requests,
      [`POST ${path}/reports`]: { done: true },
      [`PUT ${path}/block/me`]: { done: true },
    },
  });
  renderShell(<FriendPanel />, services);
  const help = await screen.findByRole('button', { name: '푸른고래12 이웃 신고하거나 만나지 않기' });
  fireEvent.click(help);
  fireEvent.click(screen.getByRole('button', { name: '이제 서로 만나지 않기' }));
  await waitFor(() => expect(services.requests).toContain(`PUT ${path}/block/me`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(help);
  expect(screen.queryByRole('button', { name: '친구 그만하기' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '어른에게 알리기' }));
  fireEvent.click(screen.getByRole('radio', { name: '별명이 고운 말이 아니에요' }));
  fireEvent.click(screen.getByRole('button', { name: '알리기' }));
  await waitFor(() => expect(services.requests).toContain(`POST ${path}/reports`));
});

it('says nothing of requests that wait for others', async () => {
  const services = createTestServices({
    signedIn: true,
    answers: { 'GET /api/aquarium/friends/me': { ...requests, sentCount: 3 } },
  });
  renderShell(<FriendPanel />, services);
  expect(await screen.findByText('푸른고래12')).toBeTruthy();
  expect(screen.queryByText(/기다리는 부탁/)).toBeNull();
});
