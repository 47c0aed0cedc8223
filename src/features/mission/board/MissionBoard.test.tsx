import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionBoard as Board } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MissionBoard } from './MissionBoard.tsx';

const ox: Board['missions'][number] = {
  readingMissionType: 'OX',
  state: 'NEW',
  itemCount: 10,
  answeredCount: 0,
  weight: 20,
  availablePoint: 20,
  earnedPoint: 0,
  rate: null,
  minutes: 3,
  knownKind: false,
};

function show(change: Partial<Board>) {
  const board: Board = {
    bookNo: 1042,
    bookName: '토끼전',
    bookImagePath: '/content/books/1042/cover.svg',
    readingProgressRate: 0,
    textYn: 'Y',
    verified: false,
    availablePoint: 100,
    missions: [],
    ...change,
  };
  renderShell(<MissionBoard board={board} />, createTestServices());
}

it('offers notes and other books in place of missions that are to come', () => {
  show({});
  expect(screen.getByRole('link', { name: '바로 할 책 찾기' }).getAttribute('href')).toContain('EBOOK,MISSION');
  expect(screen.getByRole('link', { name: '노트 쓰기' })).toBeTruthy();
  expect(screen.getByText(/아직 미션이 준비되지 않았어요/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('list', { name: '미션' })).toBeNull();
});

it('leads to the text, or for a book on paper to its page', () => {
  show({});
  expect(screen.getByRole('link', { name: '책 먼저 읽기' }).getAttribute('href')).toBe('/book/read/1042');
  show({ textYn: 'N', missions: [ox] });
  expect(screen.getByRole('link', { name: '종이책 먼저 읽기' }).getAttribute('href')).toBe('/book/view/1042');
  show({ textYn: 'N', bookName: '눈의 여왕' });
  expect(screen.getByRole('link', { name: '책 화면 보기' })).toBeTruthy();
});

it('names the book and the count once', () => {
  show({ missions: [ox] });
  expect(screen.queryByRole('img', { name: /토끼전/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '토끼전' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '끝낸 미션' }).getAttribute('aria-valuetext')).toBe('1개 가운데 0개');
  expect(screen.getByText('미션 0/1').getAttribute('aria-hidden')).toBe('true');
});
