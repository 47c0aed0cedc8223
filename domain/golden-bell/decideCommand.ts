import type { BellCommand, BellRoom } from './BellRoom.ts';
import { bellTuning } from './tuning.ts';

/** A command as the host sends it. */
export interface SentCommand {
  readonly command: BellCommand;
  /** The revision that the host saw when pressing. */
  readonly revision: number;
}

interface Facts {
  /** Milliseconds UTC. */
  readonly now: number;
  /** Of the timer of a question. */
  readonly seconds: number;
  /** How many are out. */
  readonly outCount: number;
}

/**
 * What a command does. `STALE`: it was sent for another revision, as when it arrives twice or late, and changes nothing.
 * `REFUSED`: the round is not where this can be done.
 */
export type CommandDecision = { outcome: 'APPLY'; room: BellRoom } | { outcome: 'STALE' } | { outcome: 'REFUSED' };

/** Decides about a command of the host. Who is out after it is settled by `settleReveal`. */
export function decideCommand(room: BellRoom, { command, revision }: SentCommand, facts: Facts): CommandDecision {
  if (revision !== room.revision) return { outcome: 'STALE' };
  const change = changeBy(room, command, facts);
  if (change === null) return { outcome: 'REFUSED' };
  return { outcome: 'APPLY', room: { ...room, ...change, revision: room.revision + 1 } };
}

function changeBy(room: BellRoom, command: BellCommand, facts: Facts): Partial<BellRoom> | null {
  const { phase } = room;
  switch (command) {
    case 'OPEN_QUESTION':
      return nextQuestion(room, facts, false);
    case 'OPEN_REVIVAL':
      return facts.outCount > 0 ? nextQuestion(room, facts, true) : null;
    case 'EXTEND':
      // Time that has run out counts from now.
      return phase === 'OPEN' ? { endsAt: Math.max(room.endsAt ?? facts.now, facts.now) + bellTuning.extension } : null;
    case 'CLOSE':
      return phase === 'OPEN' ? { phase: 'CLOSED', endsAt: null } : null;
    case 'REVEAL':
      return phase === 'CLOSED' ? { phase: 'REVEALED' } : null;
    case 'REVIVE_ALL':
      return phase === 'REVEALED' && facts.outCount > 0 ? {} : null;
    case 'END':
      return phase === 'ENDED' ? null : { phase: 'ENDED', endsAt: null };
  }
}

function nextQuestion(room: BellRoom, { now, seconds }: Facts, revival: boolean): Partial<BellRoom> | null {
  const mayOpen = room.phase === 'REVEALED' || (room.phase === 'LOBBY' && !revival);
  if (!mayOpen || room.place >= room.questionCount) return null;
  return { phase: 'OPEN', place: room.place + 1, revival, endsAt: now + seconds * 1000 };
}
