import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleMain } from '../../testing/sampleMain.ts';
import { TodaySteps } from './TodaySteps.tsx';

const show = (today: ReturnType<typeof sampleMain>['today']) =>
  renderShell(<TodaySteps page={sampleMain({ today })} />, createTestServices({ signedIn: true }), '/main');

it('leads to the open page, the next mission and the pet', () => {
  show({
    read: { done: true, book: { bookNo: 1042, bookName: '토끼전', lastPageNo: 5 } },
    mission: { done: false, next: { bookNo: 1042, bookName: '토끼전', readingMissionType: 'OX', open: true } },
    care: { done: false },
  });
  const read = screen.getByRole('link', { name: /^읽기\s*했어요\s*『토끼전』 5쪽부터$/ });
  expect(read.getAttribute('href')).toBe('/book/read/1042');
  const mission = screen.getByRole('link', { name: /OX 퀴즈 · 하던 중/ });
  expect(mission.getAttribute('href')).toBe('/book/mission/1042?kind=OX');
  expect(screen.getByRole('button', { name: /돌보기/ })).toBeTruthy();
});

it('leads to the books where nothing was begun', () => {
  show(sampleMain().today);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/search', '/search']);
});
