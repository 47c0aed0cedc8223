import { addSignInFailure, type SignInFailures, signInDelay, signInWait } from './signInDelay.ts';
import { throttleTuning, turnTuning } from './tuning.ts';

/** Tries under one login name, from wherever they came. */
export interface NameTries extends SignInFailures {
  /** Up to when early turns were given in advance; milliseconds UTC, 0 for none. */
  earlyUntil: number;
}

/** Tries under one login name from one network. */
export interface SenderTries {
  /** Passwords that were looked at. */
  turns: number;
  /** Milliseconds UTC. */
  lastAt: number;
}

/** What decides about one try. */
export interface TurnRequest {
  name: NameTries | undefined;
  own: SenderTries | undefined;
  /** Fewest turns among other networks that were refused within the last minute; null when none waits. */
  fewestWaiting: number | null;
  /** Nobody else comes through this door: a device that is known, a login. There are ordinary turns only. */
  alone?: boolean;
  /** Milliseconds UTC. */
  now: number;
}

export type Turn =
  | { kind: 'TURN'; early: boolean; name: NameTries; own: SenderTries }
  /** `name` is what has to be stored, where the clock went back; else undefined. */
  | { kind: 'WAIT'; seconds: number; name: NameTries | undefined };

/**
 * Whether a try under a login name is looked at. The ordinary turns of a name are those of `signInDelay`, for everybody
 * together. A network that has had few of them need not wait: it is given early turns, of which each name has a small
 * store of its own. When that is used up, an ordinary turn goes first to who was refused and has had fewer turns.
 * Both together never exceed `turnTuning.guessesPerHour`.
 */
export function takeTurn({ name, own, fewestWaiting, alone = false, now }: TurnRequest): Turn {
  const tries = name && settleClock(name, now);
  const turns = own !== undefined && now - own.lastAt < throttleTuning.window ? own.turns : 0;
  const seconds = alone ? signInWait(tries, now) : ordinaryWait(tries, now);
  const ownNext = { turns: turns + 1, lastAt: now };
  if (seconds === 0) {
    if (
      tries === undefined ||
      turns === 0 ||
      fewestWaiting === null ||
      fewestWaiting >= turns ||
      isLeftOver(tries, now)
    ) {
      const earlyUntil = tries?.earlyUntil ?? 0;
      return { kind: 'TURN', early: false, name: { ...addSignInFailure(tries, now), earlyUntil }, own: ownNext };
    }
    return { kind: 'WAIT', seconds: turnTuning.yieldSeconds, name: changed(name, tries) };
  }
  if (tries !== undefined && !alone && turns < turnTuning.earlyTurns) {
    const earlyUntil = Math.max(tries.earlyUntil, now) + turnTuning.earlyEvery;
    if (earlyUntil <= now + turnTuning.earlyEvery * turnTuning.earlyStore) {
      return { kind: 'TURN', early: true, name: { ...tries, earlyUntil }, own: ownNext };
    }
  }
  return { kind: 'WAIT', seconds, name: changed(name, tries) };
}

/** The name after the right password, which was no guess: an early turn goes back into the store. */
export function returnEarlyTurn(name: NameTries): NameTries {
  return { ...name, earlyUntil: Math.max(0, name.earlyUntil - turnTuning.earlyEvery) };
}

/** A clock that went back would make everybody wait until it has caught up. */
export function settleClock(name: NameTries, now: number): NameTries {
  const { earlyEvery, earlyStore } = turnTuning;
  return {
    ...name,
    lastAt: Math.min(name.lastAt, now),
    earlyUntil: Math.min(name.earlyUntil, now + earlyEvery * earlyStore),
  };
}

function changed(before: NameTries | undefined, after: NameTries | undefined): NameTries | undefined {
  return before?.lastAt === after?.lastAt && before?.earlyUntil === after?.earlyUntil ? undefined : after;
}

/** Seconds until the next ordinary turn. */
function ordinaryWait(tries: NameTries | undefined, now: number): number {
  const wait = signInWait(tries, now);
  if (tries === undefined || (wait === 0 && tries.count <= turnTuning.patientTurns)) return wait;
  if (now - tries.lastAt >= throttleTuning.window) return 0;
  return Math.max(0, Math.ceil((tries.lastAt - now) / 1000 + delayOf(tries)));
}

function delayOf({ count }: NameTries): number {
  return count > turnTuning.patientTurns ? turnTuning.besiegedDelay : signInDelay(count);
}

/** Who was to come first did not come: the turn is anybody's again. */
function isLeftOver(tries: NameTries, now: number): boolean {
  return now - tries.lastAt >= (delayOf(tries) + turnTuning.yieldFor) * 1000;
}
