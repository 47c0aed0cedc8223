import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../../testing/createTestServices.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import { FriendPanel } from './FriendPanel.tsx';
import { MyDoorPanel } from './MyDoorPanel.tsx';

const visitKey = 'AbCdEfGhIjKlMnOpQr-_12';
const requests = {
  received: [{ visitKey, nickname: '푸른고래12', at: '2026-11-21T00:00:00.000Z' }],
  sentCount: 1,
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

it('closes the own aquarium, and keeps the real name out of the nickname', async () => {
  const profile = { nickname: '느긋한거북89', friendCode: 'ABCD-2345', open: true, held: false };
  const services = createTestServices({
    signedIn: true,
    answers: {
      'GET /api/aquarium/profile/me': profile,
      'PUT /api/aquarium/profile/me': (body: object) => ({ ...profile, ...body }),
    },
  });
  renderShell(<MyDoorPanel />, services);
  fireEvent.click(await screen.findByRole('switch', { name: '이웃에게 내 수족관 보여 주기', checked: true }));
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  const field = screen.getByRole('textbox', { name: '새 별명' });
  fireEvent.change(field, { target: { value: '김바다' } });
  fireEvent.click(screen.getByRole('button', { name: '이 별명으로 하기' }));
  expect(screen.getByText('진짜 이름 대신 나만의 별명을 지어 주세요.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '파도왕' } });
  fireEvent.click(screen.getByRole('button', { name: '이 별명으로 하기' }));
  expect(await screen.findByText('파도왕')).toBeTruthy();
});
