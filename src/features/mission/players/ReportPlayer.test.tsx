import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { MissionAttempt } from '../../../../contract/mission.ts';
import { createTestServices } from '../../../testing/createTestServices.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { type ReportPadComponent, ReportPlayer, type ReportPadState } from './ReportPlayer.tsx';

const content = { kind: 'REPORT' as const, title: '꾀 많은 토끼', prompts: [], minLength: 200, maxLength: 3000 };
const mission = { bookNo: 1042, bookName: '토끼전', readingMissionType: 'REPORT', maxPoint: 30, content } as const;
const attempt = mission as Partial<MissionAttempt> as MissionAttempt;

function open(pad: Pick<ReportPadState, 'written' | 'isWritten'>) {
  const state: ReportPadState = { ...pad, saveState: 'saved', flush: async () => true };
  const Pad: ReportPadComponent = ({ onState }) => {
    useEffect(() => onState(state), [onState]);
    return null;
  };
  const handIn = vi.fn(async () => null);
  const session = { attempt, saveState: 'saved', answers: {}, handIn } as Partial<MissionSession> as MissionSession;
  renderShell(<ReportPlayer session={session} content={content} Pad={Pad} />, createTestServices({ signedIn: true }));
  fireEvent.click(screen.getByRole('button', { name: '독후감 내기' }));
  return handIn;
}

it('hands in what stands on the pad when it is pressed, also when the last stroke was not told yet', async () => {
  const handIn = open({ written: false, isWritten: () => true });
  await waitFor(() => expect(handIn).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks back before an empty report goes', async () => {
  const handIn = open({ written: false, isWritten: () => false });
  expect(await screen.findByRole('dialog', { name: '아직 빈 곳이 있어요' })).toBeTruthy();
  expect(handIn).not.toHaveBeenCalled();
});
