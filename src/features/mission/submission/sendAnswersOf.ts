import { inTime } from '#src/lib/persisted/inTime.ts';
import { attemptsWithAnswers } from '../journal/createJournalStore.ts';
import { keptMissions, takesVerdicts } from '../session/keptMissions.ts';
import type { MissionDeps } from '../session/MissionDeps.ts';
import { openJournal, openJournalOf } from '../session/openJournal.ts';

/**
 * Sends the answers of one attempt that wait on this device, through its own journal where it is being played. False
 * when something could not go.
 *
 * @throws the refusal of the server, for an answer that it does not take
 */
export async function sendAnswersOf(deps: MissionDeps, attemptNo: number): Promise<boolean> {
  const playing = openJournalOf(deps, attemptNo);
  if (playing) {
    const sent = await playing.flush();
    if (playing.problem !== null) throw playing.problem;
    return sent;
  }
  const nothing = () => undefined;
  const kept = keptMissions(deps.device, deps.accountNo);
  const copy = (await inTime(kept.all()).catch(() => [])).find(({ attempt }) => attempt.attemptNo === attemptNo);
  // Without a copy the answers are saved; they are marked when the mission is opened again, or handed in.
  const markedAtOnce = copy !== undefined && takesVerdicts(copy.attempt);
  const { journal, close } = openJournal({
    deps,
    attemptNo,
    known: [],
    clockAheadMs: 0,
    markedAtOnce: () => markedAtOnce,
    onVerdict: (given) => void kept.keepVerdict(attemptNo, given),
    onState: nothing,
    onOvertaken: nothing,
    onClosed: nothing,
  });
  try {
    await journal.restore();
    const sent = await journal.flush();
    if (journal.problem !== null) throw journal.problem;
    return sent;
  } finally {
    close();
  }
}

/** Sends the answers of every attempt that nobody is playing here. What cannot go now waits on. */
export async function sendWaitingAnswers(deps: MissionDeps): Promise<void> {
  for (const attemptNo of await attemptsWithAnswers(deps.device, deps.accountNo)) {
    if (openJournalOf(deps, attemptNo) || !deps.isCurrent()) continue;
    if (!(await sendAnswersOf(deps, attemptNo).catch(() => true))) return;
  }
}
