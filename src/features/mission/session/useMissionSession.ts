import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MissionAttempt, MissionResult } from '../../../../contract/mission.ts';
import type { MissionKind } from '../../../../domain/mission/missionKinds.ts';
import type { SaveState } from '../../../game-host/GameMessages.ts';
import { NetworkError } from '../../../lib/api/NetworkError.ts';
import { useAccount, useApi } from '../../../lib/services/ServicesContext.ts';
import { type AttemptCalls, attemptCalls } from '../api/attemptCalls.ts';
import type { AnswerJournal } from '../journal/AnswerJournal.ts';
import { openJournal } from './openJournal.ts';

export interface MissionSession {
  attempt: MissionAttempt;
  /** Answers as the student sees them now, newest per item, those of an earlier sitting included. */
  answers: Readonly<Record<string, string>>;
  saveState: SaveState;
  answer: (key: string, value: string) => void;
  /** Sends what waits. Rejects when the server could not be reached; nothing is lost then. */
  sendWaiting: () => Promise<void>;
  /** Sends what waits, then hands in. Rejects with the error to show; nothing is lost then. */
  handIn: (confirmIncomplete: boolean) => Promise<MissionResult>;
  calls: AttemptCalls;
}

export type MissionSessionState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown; retry: () => void }
  | { phase: 'playing'; session: MissionSession };

/** Starts or resumes the attempt of a book and kind, and keeps every answer of it. */
export function useMissionSession(bookNo: number, kind: MissionKind): MissionSessionState {
  const api = useApi();
  const accountNo = useAccount()?.accountNo ?? 0;
  const calls = useMemo(() => attemptCalls(api), [api]);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: MissionAttempt } | { error: unknown } | null>(null);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const journal = useRef<AnswerJournal | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the attempt again after a failure.
  useEffect(() => {
    let current = true;
    setLoaded(null);
    calls
      .start(bookNo, kind)
      .then(async (attempt) => {
        const opened = openJournal({ attempt, accountNo, calls, onState: (state) => current && setSaveState(state) });
        const restored = await opened.restore();
        if (!current) return opened.close();
        journal.current = opened;
        setAnswers(restored);
        setLoaded({ attempt });
      })
      .catch((error: unknown) => current && setLoaded({ error }));
    return () => {
      current = false;
      journal.current?.close();
      journal.current = null;
    };
  }, [accountNo, bookNo, calls, kind, round]);

  useEffect(() => {
    const resend = () => void journal.current?.flush();
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', resend);
    return () => {
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', resend);
    };
  }, []);

  const answer = useCallback((key: string, value: string) => {
    setAnswers((previous) => (previous[key] === value ? previous : { ...previous, [key]: value }));
    void journal.current?.put(key, value);
  }, []);

  if (!loaded) return { phase: 'loading' };
  if ('error' in loaded) return { phase: 'failed', error: loaded.error, retry: () => setRound((value) => value + 1) };
  const { attempt } = loaded;
  const sendWaiting = async () => {
    if ((await journal.current?.flush()) === false) throw new NetworkError(false);
  };
  const handIn = async (confirmIncomplete: boolean) => {
    await sendWaiting();
    return calls.submit(attempt.attemptNo, confirmIncomplete);
  };
  return { phase: 'playing', session: { attempt, answers, saveState, answer, sendWaiting, handIn, calls } };
}
