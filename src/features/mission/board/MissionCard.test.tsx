import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionBoardEntry } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MissionCard } from './MissionCard.tsx';

function show(change: Partial<MissionBoardEntry>): string {
  const entry: MissionBoardEntry = {
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
    ...change,
  };
  renderShell(<MissionCard bookNo={1042} entry={entry} />, createTestServices());
  return screen.getByRole('link').textContent ?? '';
}

it('is read by its kind first, then by what it is worth', () => {
  expect(show({ readingMissionType: 'PUZZLE' })).toMatch(/^낱말 퍼즐최대 20점/);
});

it('tells how much of a scored mission was right', () => {
  expect(show({ state: 'DONE', rate: 66.67 })).toContain('67% 맞음');
});

it.each(['THINK', 'REPORT'] as const)('calls own words neither right nor wrong: %s', (readingMissionType) => {
  const text = show({ readingMissionType, state: 'DONE', rate: 100 });
  expect(text).toContain('다 썼어요');
  expect(text).not.toContain('맞음');
});

it('does not count to one', () => {
  expect(show({ readingMissionType: 'REPORT', state: 'OPEN', itemCount: 1 })).toContain('쓰던 중이에요');
});

it('counts what was answered of several', () => {
  expect(show({ readingMissionType: 'THINK', state: 'OPEN', itemCount: 3, answeredCount: 2 })).toContain(
    '3개 가운데 2개',
  );
});
