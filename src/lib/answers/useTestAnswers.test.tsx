import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { StampedAnswer } from '../../../domain/mission/StampedAnswer.ts';
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
