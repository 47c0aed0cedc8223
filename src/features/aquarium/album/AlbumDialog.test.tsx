import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FeastAlbum } from '#contract/feast.ts';
import type { AlbumGuest, FindAlbum, GuestAlbum } from '#contract/guest.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';

const guest: AlbumGuest = {
  bookNo: 1021,
  bookName: '금도끼 은도끼',
  name: '금빛 도끼',
  icon: 'axe-face',
  category: 'LITERATURE',
  arrivedDay: '2026-11-28',
  talk: { question: '너라면 어떻게 할 거야?', answer: '주인을 찾아 줄래요' },
  memento: { name: '연못가의 물방울', icon: 'droplet', line: '그날 튀어 오른 물방울이에요.', day: '2026-12-01' },
  treat: null,
  treatClue: '쉬는 시간에 무엇을 나눠 먹었을까요?',
  sentence: '나무꾼이 솔직해서 좋았다.',
};
const shadows: GuestAlbum['shadows'] = [
  { category: 'SCIENCE', books: [{ bookNo: 1101, bookName: '물방울의 여행', icon: 'droplet-face' }] },
];
const album = (items: AlbumGuest[]): GuestAlbum => ({
  items,
  page: 1,
  pageSize: 30,
  totalCount: items.length,
  shadows,
});
const found = { name: '하얀 소라', icon: 'spiral-shell', sentence: '먼바다 소리가 나요.', day: '2026-11-28' };
const finds: FindAlbum = { series: [{ name: '소라와 조개', finds: [found, null, null] }] };

function show(answers: Record<string, unknown>) {
  const close = vi.fn();
  const picture = vi.fn();
  const services = createTestServices({ signedIn: true, answers });
  return { close, ...renderShell(<AlbumDialog onPicture={picture} onClose={close} />, services, '/aquarium') };
}

it('shows who came, and whose place is empty without a number', async () => {
  show({ 'GET /api/aquarium/album/me': album([guest]) });
  const card = (await screen.findByRole('heading', { name: '금빛 도끼' })).closest('li');
  if (!card) throw new Error('no page');
  for (const text of [
    '주인을 찾아 줄래요',
    '나무꾼이 솔직해서 좋았다.',
    '그날 튀어 오른 물방울이에요.',
    /아직 몰라요/,
  ]) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: '물방울의 여행' }).getAttribute('href')).toBe('/book/view/1101');
  expect(screen.getByRole('dialog').textContent).not.toMatch(/%|\d+\s*\/\s*\d+|명 가운데/);
});

it('invites where nobody has come yet', async () => {
  show({ 'GET /api/aquarium/album/me': album([]) });
  expect(await screen.findByText('첫 손님의 자리를 비워 두었어요')).toBeTruthy();
});

it('shows finds with their empty places, and tries again after a failure', async () => {
  let tries = 0;
  show({
    'GET /api/aquarium/album/me': album([]),
    'GET /api/aquarium/finds/me': () => {
      tries += 1;
      return tries === 1 ? refusal('TEXT_UNAVAILABLE') : finds;
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: '물결이 가져온 것' }));
  fireEvent.click(await screen.findByRole('button', { name: /다시/ }));
  expect(await screen.findByText('하얀 소라')).toBeTruthy();
  expect(screen.getAllByRole('listitem', { name: '빈자리' })).toHaveLength(2);
});

it('keeps a place for each feast, without a number and without an end', async () => {
  const keepsake = {
    name: '쑥 송편',
    icon: 'songpyeon',
    line: '솔잎 냄새가 은은하게 나요.',
    day: '2026-09-25',
    visitor: '색동옷 토끼',
    visitorIcon: 'feast-chuseok',
  };
  const feasts: FeastAlbum = {
    feasts: [
      { feast: 'seollal', name: '설날', when: '음력 1월 1일', keepsake: null },
      { feast: 'chuseok', name: '추석', when: '음력 8월 15일', keepsake },
    ],
  };
  show({ 'GET /api/aquarium/album/me': album([]), 'GET /api/aquarium/feasts/me': feasts });
  fireEvent.click(await screen.findByRole('tab', { name: '바다의 명절' }));
  const kept = (await screen.findByRole('heading', { name: '추석' })).closest('li');
  expect(within(kept ?? document.body).getByText('쑥 송편')).toBeTruthy();
  const empty = screen.getByRole('heading', { name: '설날' }).closest('li');
  expect(within(empty ?? document.body).getByText('자리를 비워 두었어요')).toBeTruthy();
  expect(screen.getByRole('tabpanel').textContent).not.toMatch(/%|\d+\s*\/\s*\d+|한정|놓치|서두/);
});

it('says so where a page cannot be drawn', async () => {
  show({ 'GET /api/aquarium/album/me': album([guest]) });
  fireEvent.click(await screen.findByRole('button', { name: '금빛 도끼, 그림으로 간직하기' }));
  expect(await screen.findByText('그림을 만들지 못했어요. 화면을 찍어 간직할 수 있어요.')).toBeTruthy();
});
