import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MissionResult } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { PuzzleResultDialog } from './PuzzleResultDialog.tsx';

it('tells what the puzzle earned as soon as it opens', () => {
  const result: MissionResult = {
    attemptNo: 3,
    readingMissionType: 'PUZZLE',
    round: 1,
    submittedAt: '2026-11-20T03:00:00.000Z',
    correctCount: 10,
    itemCount: 10,
    rate: 100,
    points: 18,
    shells: 9,
    retryAvailable: false,
    items: [],
  };
  renderShell(<PuzzleResultDialog result={result} onGoOn={() => undefined} />, createTestServices());
  const reported = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
  const words = document.getElementById(reported);
  for (const drawn of words?.querySelectorAll('[aria-hidden]') ?? []) drawn.remove();
  expect(words?.textContent?.replace(/\s+/g, ' ').trim()).toBe('18점 조개 9개');
});
