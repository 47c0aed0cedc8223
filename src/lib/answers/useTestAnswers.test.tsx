import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { deviceStore } from '../persisted/DeviceStore.ts';
import { ServicesContext } from '../services/ServicesContext.ts';
import { useTestAnswers } from './useTestAnswers.ts';

it('sends no answer of the student before once somebody else is signed in', async () => {
  const services = createTestServices({ signedIn: true });
  const { session } = services;
  const sent: string[] = [];
  let answered: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const save = async (key: string, entry: StampedAnswer) => {
    sent.push(`${session.getState().account?.accountNo} ${key}`);
    await slow;
    return { answer: entry };
  };
  const rest = {
    known: [],
    clockAheadMs: 0,
    save,
    onSaved: () => undefined,
    onClosed: () => undefined,
    onLeft: () => undefined,
  };
  const { result, unmount } = renderHook(() => useTestAnswers({ test: 'diagnosis', testNo: 9001, ...rest }), {
    wrapper: ({ children }: { children: ReactNode }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await waitFor(() => expect(result.current.answers).toEqual({}));
  act(() => {
    result.current.answer('a', '1');
    result.current.answer('b', '2');
  });
  const sending = result.current.flush();
  await waitFor(() => expect(sent).toEqual(['7 a']));
  unmount();
  session.signOut();
  session.begin('token-8');
  session.complete({ ...testAccount, accountNo: 8 }, '/main');
  answered();
  expect(await sending).toBe(false);
  expect(sent).toEqual(['7 a']);
  expect((await deviceStore().entries('7:test:diagnosis:9001:')).map(([key]) => key)).toEqual([
    '7:test:diagnosis:9001:b',
  ]);
});

it('numbers answers by the time that has really passed when the clock of the device is set back', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'performance'] });
  const sent: StampedAnswer[] = [];
  const save = async (_key: string, entry: StampedAnswer) => {
    sent.push(entry);
    return { answer: entry };
  };
  const nothing = () => undefined;
  const rest = { known: [], clockAheadMs: 0, save, onSaved: nothing, onClosed: nothing, onLeft: nothing };
  const services = createTestServices({ signedIn: true });
  const { result, unmount } = renderHook(() => useTestAnswers({ test: 'diagnosis', testNo: 9002, ...rest }), {
    wrapper: ({ children }: { children: ReactNode }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  try {
    await waitFor(() => expect(result.current.answers).toEqual({}));
    const answer = async (key: string) => {
      act(() => result.current.answer(key, '1'));
      expect(await result.current.flush()).toBe(true);
    };
    await answer('a');
    vi.setSystemTime(1_600_000_000_000);
    vi.advanceTimersByTime(20_000);
    await answer('b');
    vi.advanceTimersByTime(30_000);
    await answer('c');
    const [first, ...later] = sent.map(({ seq }) => seq);
    expect(later.map((seq) => seq - (first ?? 0))).toEqual([20_000, 50_000]);
  } finally {
    unmount();
    vi.useRealTimers();
  }
});
