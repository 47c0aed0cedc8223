import { useCallback, useEffect, useRef, useState } from 'react';
import type { MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { SaveState } from '#src/game-host/GameMessages.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import type { SubmissionQueue } from '../submission/SubmissionQueue.ts';
import { submissionQueueOf } from '../submission/submissionQueueOf.ts';
import type { HandInMission } from '../submission/WaitingHandIn.ts';
import { missionPlace } from './missionPlace.ts';
import { type OpenSession, openSession } from './openSession.ts';

export interface MissionSession {
  /** As it stands now, with the hints taken and the words found right in this sitting. */
  attempt: MissionAttempt;
  /** Answers as the student sees them now, newest per item, those of an earlier sitting included. */
  answers: Readonly<Record<string, string>>;
  saveState: SaveState;
  /**
   * The item to begin with, where this sitting goes on after a lost login or a look into the book (`keep` before it);
   * reported whenever another one is shown.
   */
  place: { at: string | null; moveTo: (item: string) => void; keep: () => void };
  /** Grows when an answer of another device took the place of one that is shown. */
  overtaken: number;
  answer: (key: string, value: string) => void;
  flush: OpenSession['flush'];
  hint: OpenSession['hint'];
  check: OpenSession['check'];
  /**
   * Hands in; null when it waits for the server, or the student has left meanwhile: another screen then shows how it
   * ends. Rejects with the error to show; nothing is lost then.
   */
  handIn: (confirmIncomplete: boolean) => Promise<MissionResult | null>;
}

export type MissionSessionState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown; retrying: boolean; retry: () => void }
  | { phase: 'playing'; session: MissionSession }
  /** Handed in on this device and not sent yet. `resume` goes on playing, where it was taken back or refused. */
  | { phase: 'held'; queue: SubmissionQueue; mission: HandInMission; resume: () => void }
  /** Handed in already: on another device while it was played here, or before it was opened. */
  | { phase: 'closed'; elsewhere: boolean };

type Found =
  | { open: OpenSession; attempt: MissionAttempt }
  | { held: HandInMission }
  | { error: unknown; retrying: boolean }
  | { closed: 'elsewhere' | 'before' };

/** Starts or resumes the attempt of a book and kind, and keeps every answer of it. */
export function useMissionSession(bookNo: number, kind: MissionKind): MissionSessionState {
  const services = useServices();
  const { api, session: login, broadcast, now, tabStorage } = services;
  const accountNo = useAccount()?.accountNo ?? 0;
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [overtaken, setOvertaken] = useState(0);
  const playing = useRef<OpenSession | null>(null);
  const item = useRef<string | null>(null);
  /**
   * The hand-in of this session: while it runs and once it went through, it reports itself how the mission has ended.
   */
  const handedIn = useRef(false);
  const over = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the attempt again after a failure.
  useEffect(() => {
    let current = true;
    // The failure stays in sight while it is tried again, with its way out.
    setFound((before) => (before && 'error' in before ? { ...before, retrying: true } : null));
    handedIn.current = false;
    over.current = false;
    const { deps, queue } = submissionQueueOf({ api, session: login, broadcast, now }, accountNo);
    const events = {
      onState: (state: SaveState) => current && setSaveState(state),
      onOvertaken: (key: string, value: string) => {
        if (!current) return;
        setAnswers((previous) => ({ ...previous, [key]: value }));
        setOvertaken((count) => count + 1);
      },
      onClosed: () => {
        if (!current) return;
        over.current = true;
        if (!handedIn.current) setFound({ closed: 'elsewhere' });
      },
      onAttempt: (attempt: MissionAttempt) =>
        current && setFound((before) => (before && 'open' in before ? { ...before, attempt } : before)),
    };
    async function open(): Promise<void> {
      const held = await queue.waitingFor(bookNo, kind);
      if (held) return setFound({ held });
      const opened = await openSession(deps, bookNo, kind, events);
      if (!current) return opened.close();
      playing.current = opened;
      const places = missionPlace(tabStorage);
      item.current = places.read({ accountNo, bookNo, kind })?.item ?? null;
      places.forget();
      setAnswers(opened.answers);
      setFound({ open: opened, attempt: opened.attempt });
    }
    open().catch((error: unknown) => {
      if (!current) return;
      // A hand-in whose answer was lost and that was taken back, or one of another device: asking again changes nothing.
      const over = error instanceof ApiError && error.is('MISSION_CLOSED');
      setFound(over ? { closed: 'before' } : { error, retrying: false });
    });
    return () => {
      current = false;
      const opened = playing.current;
      playing.current = null;
      const lost = login.getState().lost;
      if (opened && lost) missionPlace(tabStorage).keep({ accountNo, bookNo, kind, item: item.current });
      // Leaving sends what is left; what does not arrive waits on this device.
      if (opened) void opened.flush().finally(opened.close);
    };
  }, [accountNo, api, bookNo, broadcast, kind, login, now, tabStorage, round]);

  useEffect(() => {
    const resend = () => void playing.current?.flush();
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', resend);
    return () => {
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', resend);
    };
  }, []);

  const answer = useCallback((key: string, value: string) => {
    if (!playing.current?.mayAnswer(key)) return;
    setAnswers((previous) => (previous[key] === value ? previous : { ...previous, [key]: value }));
    void playing.current.answer(key, value);
  }, []);

  const moveTo = useCallback((shown: string) => {
    item.current = shown;
  }, []);
  const again = useCallback(() => setRound((value) => value + 1), []);

  if (!found) return { phase: 'loading' };
  if ('closed' in found) return { phase: 'closed', elsewhere: found.closed === 'elsewhere' };
  if ('error' in found) return { phase: 'failed', error: found.error, retrying: found.retrying, retry: again };
  const { queue } = submissionQueueOf(services, accountNo);
  if ('held' in found) return { phase: 'held', queue, mission: found.held, resume: again };

  const { attempt } = found;
  const { flush, hint, check } = found.open;
  const handIn = async (confirmIncomplete: boolean) => {
    const { attemptNo, bookName } = attempt;
    const mission = { attemptNo, bookNo, bookName, kind };
    handedIn.current = true;
    try {
      const isHere = () => playing.current === found.open;
      const shown = found.open.values();
      const send = () => queue.handIn({ ...mission, confirmIncomplete, seen: found.open.seen() }, isHere);
      // Where the same was answered elsewhere, nothing looks different: it is handed in again as it is.
      const sent = await send().catch(async (error: unknown) => {
        const changed = error instanceof ApiError && error.is('ANSWERS_CHANGED');
        if (!changed || (await found.open.refresh(shown))) throw error;
        return send();
      });
      if (sent.state === 'DONE') return sent.result;
      if (isHere()) setFound({ held: mission });
      return null;
    } catch (error) {
      handedIn.current = false;
      if (!over.current && !(error instanceof ApiError && error.is('MISSION_CLOSED'))) throw error;
      setFound({ closed: 'elsewhere' });
      return null;
    }
  };
  const keep = () => missionPlace(tabStorage).keep({ accountNo, bookNo, kind, item: item.current });
  const place = { at: item.current, moveTo, keep };
  const session = { attempt, answers, saveState, place, overtaken, answer, flush, hint, check, handIn };
  return { phase: 'playing', session };
}
