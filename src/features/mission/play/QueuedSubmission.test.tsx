import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import type { SubmissionQueue } from '../submission/SubmissionQueue.ts';
import { QueuedSubmission } from './QueuedSubmission.tsx';

const mission = { attemptNo: 3, bookNo: 1042, bookName: '토끼전', kind: 'PUZZLE' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does not take the second press of an impatient hand-in for the wish to take it back', async () => {
  const takeBack = vi.fn(async () => true);
  const queue = { watch: () => () => {}, takeBack } as Partial<SubmissionQueue> as SubmissionQueue;
  const onResume = vi.fn();
  const held = <QueuedSubmission queue={queue} mission={mission} onResume={onResume} />;
  renderShell(held, createTestServices({ signedIn: true }), '/book/mission/1042');
  const back = screen.getByRole('button', { name: '제출 되돌리고 더 풀기' });
  fireEvent.click(back);
  await act(() => vi.advanceTimersByTimeAsync(400));
  fireEvent.click(back);
  expect(takeBack).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.click(back);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(3);
  expect(onResume).toHaveBeenCalledOnce();
});
