import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { MissionFrame } from './MissionFrame.tsx';

const attempt = { bookNo: 1042, bookName: '토끼전', readingMissionType: 'OX', maxPoint: 20 } as MissionAttempt;
const session = { attempt, saveState: 'saved' } as MissionSession;

function Start() {
  const [started, setStarted] = useState(false);
  if (!started) {
    return (
      <button type="button" onClick={() => setStarted(true)}>
        시작하기
      </button>
    );
  }
  return (
    <MissionFrame session={session} answeredCount={0} itemCount={10} footer={null}>
      <p>첫 문제</p>
    </MissionFrame>
  );
}

it('takes over the focus of the button that gave way to it, and says which mission it is', () => {
  renderShell(<Start />, createTestServices({ signedIn: true }));
  const start = screen.getByRole('button', { name: '시작하기' });
  start.focus();
  fireEvent.click(start);
  expect(document.activeElement).toBe(screen.getByRole('main', { name: /토끼전.*OX 퀴즈/ }));
});
