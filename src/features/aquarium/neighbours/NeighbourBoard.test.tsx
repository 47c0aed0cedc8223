import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Neighbour, Neighbours } from '#contract/neighbour.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { NeighbourBoard } from './NeighbourBoard.tsx';

const sea: Neighbour = {
  visitKey: 'AbCdEfGhIjKlMnOpQr-_12',
  nickname: '푸른고래12',
  friend: true,
  resting: false,
  pet: {
    species: 'whale',
    stage: 'baby',
    nickname: '뿌뿌',
    mood: 'joyful',
    resting: false,
    outfit: { head: null, face: null, neck: null },
  },
  room: [],
  tank: {},
  cheered: true,
};
const resting: Neighbour = {
  ...sea,
  visitKey: 'ZZCdEfGhIjKlMnOpQr-_34',
  nickname: '느긋한소라7',
  resting: true,
  pet: null,
};
const pageOf = (items: Neighbour[], page = 1, totalCount = items.length): Neighbours => ({
  items,
  page,
  pageSize: 30,
  totalCount,
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function show(answers: Record<string, unknown>) {
  const services = createTestServices({ signedIn: true, answers });
  return { services, ...renderShell(<NeighbourBoard />, services, '/community/aqua') };
}

it('leads to a neighbour, and only tells that one rests', async () => {
  const { address } = show({ 'GET /api/aquarium/neighbours': pageOf([sea, resting]) });
  const card = await screen.findByRole('button', { name: '푸른고래12의 수족관, 고래 뿌뿌, 오늘 응원했어요' });
  const closed = screen.getByRole<HTMLButtonElement>('button', { name: /느긋한소라7의 수족관, 쉬고 있어요/ });
  expect(closed.disabled).toBe(true);
  fireEvent.click(card);
  expect(address()).toBe(`/aquarium?visit=${sea.visitKey}`);
});

it('asks for friends and for other pages', async () => {
  const { services } = show({
    'GET /api/aquarium/neighbours': ({ of, page }: { of: string; page: number }) =>
      of === 'FRIENDS' ? pageOf([]) : pageOf([{ ...sea, nickname: `이웃${page}` }], page, 65),
  });
  fireEvent.click(await screen.findByRole('button', { name: '3페이지' }));
  expect(await screen.findByRole('button', { name: /^이웃3의 수족관/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: '친구' }));
  expect(await screen.findByText('아직 친구가 없어요')).toBeTruthy();
  expect(services.bodies).toEqual([
    { of: 'CLASS', page: 1 },
    { of: 'CLASS', page: 3 },
    { of: 'FRIENDS', page: 1 },
  ]);
});

it('reports with a reason only, and says that nobody is told', async () => {
  const path = `/api/aquarium/neighbours/${sea.visitKey}/reports`;
  const { services } = show({ 'GET /api/aquarium/neighbours': pageOf([sea]), [`POST ${path}`]: { done: true } });
  fireEvent.click(await screen.findByRole('button', { name: '푸른고래12 이웃 신고하거나 만나지 않기' }));
  fireEvent.click(screen.getByRole('button', { name: '어른에게 알리기' }));
  const dialog = within(screen.getByRole('dialog', { name: '무엇이 불편했나요?' }));
  fireEvent.click(dialog.getByRole('button', { name: '알리기' }));
  expect(dialog.getByText('까닭을 하나 골라 주세요.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: '나를 힘들게 해요' }));
  fireEvent.click(dialog.getByRole('button', { name: '알리기' }));
  expect(await screen.findByText(/이제 서로 보이지 않아요/)).toBeTruthy();
  expect(services.bodies[services.requests.indexOf(`POST ${path}`)]).toEqual({ reason: 'BOTHERS' });
});

it.each([
  ['친구 그만하기', `DELETE /api/aquarium/friends/${sea.visitKey}/me`, '친구 목록에서 뺐어요.'],
  ['이제 서로 만나지 않기', `PUT /api/aquarium/neighbours/${sea.visitKey}/block/me`, /이제 서로 보이지 않아요/],
] as const)('%s: asks the server, and shows the list without them', async (choice, request, confirmation) => {
  let met = [sea, resting];
  const { services } = show({
    'GET /api/aquarium/neighbours': () => pageOf(met),
    [request]: () => {
      met = [resting];
      return { done: true };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '푸른고래12 이웃 신고하거나 만나지 않기' }));
  expect(screen.getByRole('dialog', { name: '푸른고래12 이웃과 무슨 일이 있나요?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: choice }));
  expect(await screen.findByText(confirmation)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^푸른고래12의 수족관/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^느긋한소라7의 수족관/ })).toBeTruthy();
  expect(services.requests).toContain(request);
});

it('says what is wrong and tries again', async () => {
  const { services } = show({ 'GET /api/aquarium/neighbours': refusal('OVERLOADED') });
  expect(await screen.findByRole('alert')).toBeTruthy();
  services.answers['GET /api/aquarium/neighbours'] = pageOf([sea]);
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByRole('button', { name: /^푸른고래12의/ })).toBeTruthy();
});
