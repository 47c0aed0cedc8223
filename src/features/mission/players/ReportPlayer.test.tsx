import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { MissionAttempt } from '#contract/mission.ts';
import { reportNeeds } from '#domain/mission/reportNeeds.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';
import { type ReportPadComponent, type ReportPadState, ReportPlayer } from './ReportPlayer.tsx';

const content = { kind: 'REPORT' as const, title: '꾀 많은 토끼', prompts: [], minLength: 200, maxLength: 3000 };
const mission = { bookNo: 1042, bookName: '토끼전', readingMissionType: 'REPORT', maxPoint: 30, content } as const;
const attempt = mission as Partial<MissionAttempt> as MissionAttempt;

const LONG = [
  '이 책에서 토끼가 용궁에 처음 들어간 장면이 가장 기억에 남는다.',
  '나도 처음 학교에 갔을 때 무서웠지만 짝이 손을 잡아 주어서 괜찮았다.',
  '자라가 천천히 말해 준 것처럼 나도 동생에게 다정하게 이야기해 주고 싶다.',
  '다음에는 내가 먼저 웃으며 인사하고, 어려운 친구가 있으면 옆에 앉아 함께 책을 읽어야겠다고 마음먹었다.',
  '꾀를 내어 위험에서 벗어나는 모습을 보면서 당황하지 않고 생각하는 힘이 중요하다는 것도 알게 되었다.',
  '그래서 오늘부터는 모르는 문제가 나와도 바로 포기하지 않고 한 번 더 살펴보려고 한다. 책을 덮고 나니 바다가 보고 싶어졌다.',
].join(' ');

function open(text: string, shown = text) {
  const needs = reportNeeds(shown, content.minLength, []);
  const state: ReportPadState = { needs, textNow: () => text, saveState: 'saved', flush: async () => true };
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
  const handIn = open(LONG, '');
  await waitFor(() => expect(handIn).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks back before an empty report goes', async () => {
  const handIn = open(' ');
  expect(await screen.findByRole('dialog', { name: '아직 빈 곳이 있어요' })).toBeTruthy();
  expect(handIn).not.toHaveBeenCalled();
});

it('says what is missing before a report goes that would come back, network or not', async () => {
  const handIn = open('토끼가 재미있었다. 끝.');
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '조금만 더! 189자 더 · 문장 2개 더');
  expect(screen.getByRole('progressbar', { name: '쓴 만큼' }).getAttribute('aria-valuetext')).toBe(
    '189자 더, 문장 2개 더',
  );
  expect(handIn).not.toHaveBeenCalled();
});
