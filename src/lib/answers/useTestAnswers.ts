import { useCallback, useEffect, useRef, useState } from 'react';
import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { SaveBadgeState } from '../../components/save-badge/SaveBadge.tsx';
import { ApiError } from '../api/ApiError.ts';
import { testsOf } from '../persisted/answersDatabase.ts';
import { deviceStore } from '../persisted/DeviceStore.ts';
import { useAccount, useServices } from '../services/ServicesContext.ts';
import { isSignedInAs } from '../session/isSignedInAs.ts';
import { AnswerJournal } from './AnswerJournal.ts';
import { createTestStore, type KeptTest } from './createTestStore.ts';
import type { SendFailure } from './JournalOptions.ts';
import { openServerClock } from './openServerClock.ts';
import { openTests } from './openTests.ts';
import { otherTabsOf } from './otherTabsOf.ts';

interface TestAnswersOptions<Saved extends { answer: StampedAnswer }> {
  test: KeptTest;
  testNo: number;
  /** Answers that the server had when the test was opened. */
  known: readonly (StampedAnswer & { key: string })[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockAheadMs: number;
  save: (key: string, entry: StampedAnswer) => Promise<Saved>;
  /** The server has an answer; what else came with it. */
  onSaved: (saved: Saved) => void;
  /** Nothing can be saved any more: it was handed in elsewhere, or put aside. */
  onClosed: (error: ApiError | null) => void;
  /** The student has left, and what waited has gone or could not go: what was read of the test meanwhile may be older. */
  onLeft: () => void;
}

export interface TestAnswers {
  /** As the student sees them now; null until this device has been looked through. */
  answers: Readonly<Record<string, string>> | null;
  saveState: SaveBadgeState;
  answer: (key: string, value: string) => void;
  /** Tries to send what waits. False when something could not go. */
  flush: () => Promise<boolean>;
}

/** Keeps every answer of an open test: first on this device, then at the server, again and again until it is there. */
export function useTestAnswers<Saved extends { answer: StampedAnswer }>(
  options: TestAnswersOptions<Saved>,
): TestAnswers {
  const { test, testNo } = options;
  const { now, session, broadcast } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const latest = useRef(options);
  latest.current = options;
  const [answers, setAnswers] = useState<Record<string, string> | null>(null);
  const [saveState, setSaveState] = useState<SaveBadgeState>('saved');
  const journal = useRef<AnswerJournal | null>(null);

  useEffect(() => {
    let current = true;
    let refusal: ApiError | null = null;
    const { known, clockAheadMs } = latest.current;
    /** The question stands open again. */
    const takeBack = (key: string) => setAnswers((before) => ({ ...before, [key]: '' }));
    const place = `${testsOf(accountNo, test)}${testNo}:`;
    const opened = new AnswerJournal({
      known,
      otherTabs: otherTabsOf(broadcast, place),
      store: createTestStore({ device: deviceStore(), accountNo, test, testNo }),
      send: async (key, entry) => {
        const saved = await latest.current.save(key, entry).catch((error: unknown) => {
          if (current && failureOf(error) === 'REFUSED') takeBack(key);
          throw error;
        });
        if (current) latest.current.onSaved(saved);
        return { value: saved.answer.value, seq: saved.answer.seq };
      },
      // One choice of four: an earlier one is worth nothing once there is a later one.
      keepsOvertaken: false,
      isCurrent: () => isSignedInAs(session, accountNo),
      describeFailure: (error) => {
        const failure = failureOf(error);
        if (failure === 'CLOSED' && error instanceof ApiError) refusal = error;
        return failure;
      },
      onState: (state) => current && setSaveState(state),
      onOvertaken: (key, value) => current && setAnswers((before) => ({ ...before, [key]: value })),
      onClosed: () => current && latest.current.onClosed(refusal),
      now: openServerClock({ now, ticks: () => performance.now(), clockAheadMs }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
    });
    journal.current = opened;
    const release = openTests.add(place);
    void opened
      .restore()
      // A store that cannot be read must not keep the student from going on: what server and tab have is there.
      .catch(() => opened.values())
      .then((restored) => current && setAnswers(restored));
    const resend = () => void opened.flush();
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', resend);
    return () => {
      current = false;
      journal.current = null;
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', resend);
      // Leaving sends what is left; what does not arrive waits on this device.
      void opened.flush().finally(() => {
        opened.close();
        release();
        latest.current.onLeft();
      });
    };
  }, [accountNo, broadcast, now, session, test, testNo]);

  const answer = useCallback((key: string, value: string) => {
    setAnswers((before) => ({ ...before, [key]: value }));
    void journal.current?.put(key, value);
  }, []);
  const flush = useCallback(async () => (await journal.current?.flush()) ?? false, []);
  return { answers, saveState, answer, flush };
}

/** A lost login (401) and everything that may be over by itself is passing: the answer waits. */
function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.passing) return 'PASSING';
  if (error.is('TEST_CLOSED') || error.is('DIAGNOSIS_PAUSED') || error.status === 404) return 'CLOSED';
  return error.status === 422 || error.status === 413 ? 'REFUSED' : 'PASSING';
}
