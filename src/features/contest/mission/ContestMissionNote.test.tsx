import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AvailablePoint } from '#contract/contest.ts';
import { type NotCountingReason, notCountingTexts } from '#domain/contest/notCountingReason.ts';
import { ContestMissionNote } from './ContestMissionNote.tsx';

const counts: AvailablePoint = {
  available: true,
  reason: null,
  message: null,
  availablePoint: 20,
  bookAvailablePoint: 60,
  remainingMissionCount: 2,
  todayCount: 3,
  dailyCap: 12,
  contests: [],
};
const not = (reason: NotCountingReason, more: Partial<AvailablePoint> = {}): AvailablePoint => ({
  ...counts,
  available: false,
  reason,
  message: notCountingTexts[reason],
  ...more,
});
const words = () => document.body.textContent ?? '';

it('tells what is still to be had, of the mission, of the book and of the day', () => {
  render(<ContestMissionNote availablePoint={counts} kind="OX" />);
  expect(words()).toContain('대회 점수 20점을 더 얻을 수 있어요');
  expect(words()).toContain('이 책에 남은 대회 점수 60점');
  expect(words()).toContain('3 / 12개');
  cleanup();
  render(<ContestMissionNote availablePoint={counts} kind={null} />);
  expect(words()).toContain('대회 책이에요. 남은 점수 가운데 60점이 대회 점수예요.');
});

it('refuses a finished book in the words of the specification', () => {
  render(
    <ContestMissionNote availablePoint={not('TAKEN', { availablePoint: 0, bookAvailablePoint: 0 })} kind={null} />,
  );
  expect(screen.getByText('이미 응시완료한 도서입니다.')).toBeTruthy();
});

it.each(['TAKEN', 'TAKEN_OUT'] as const)('does not call a book finished because a mission of it is: %s', (reason) => {
  render(<ContestMissionNote availablePoint={not(reason, { availablePoint: 0 })} kind={null} />);
  expect(words()).toContain('60점이 대회 점수예요');
  expect(words()).not.toContain('응시완료');
  expect(words()).not.toContain('새로 시작할 수 없어서');
});

it('says when a mission can no longer be begun', () => {
  render(
    <ContestMissionNote availablePoint={not('TAKEN_OUT', { availablePoint: 0, bookAvailablePoint: 0 })} kind="OX" />,
  );
  expect(words()).toBe(notCountingTexts.TAKEN_OUT);
});

it('tells the cap of the day before the start', () => {
  render(<ContestMissionNote availablePoint={not('DAILY_CAP', { todayCount: 12 })} kind="QUIZ" />);
  expect(words()).toContain('오늘 대회에 들어가는 미션을 모두 채웠어요');
  expect(words()).toContain('12 / 12개');
});

it.each(['NO_CONTEST', 'NOT_REGISTERED', 'NOT_IN_LIST', 'NOT_IN_PROGRESS'] as const)('is silent for %s', (reason) => {
  render(<ContestMissionNote availablePoint={not(reason)} kind="OX" />);
  expect(words()).toBe('');
});

it('is silent when nothing was told', () => {
  render(<ContestMissionNote availablePoint={undefined} kind="OX" />);
  expect(words()).toBe('');
});

it('promises nothing on the board of a book once the day is full, also where the mission asked about is done', () => {
  render(
    <ContestMissionNote
      availablePoint={not('TAKEN', { availablePoint: 0, bookAvailablePoint: 80, todayCount: 12 })}
      kind={null}
    />,
  );
  expect(words()).toContain('오늘 대회에 들어가는 미션을 모두 채웠어요.');
  expect(words()).toContain('12 / 12개');
  expect(words()).not.toContain('80점');
  expect(screen.getByRole('complementary').dataset.counts).toBe('false');
  cleanup();
  render(
    <ContestMissionNote
      availablePoint={not('TAKEN', { availablePoint: 0, bookAvailablePoint: 80, todayCount: 11 })}
      kind={null}
    />,
  );
  expect(words()).toContain('80점');
  expect(words()).toContain('11 / 12개');
});

it('says of a coming contest what reading now means, without the count of the day', () => {
  render(<ContestMissionNote availablePoint={not('CONTEST_COMING', { availablePoint: 0 })} kind="OX" />);
  expect(words()).toBe(notCountingTexts.CONTEST_COMING);
});
