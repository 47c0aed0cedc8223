/** Where a round stands. A question goes from OPEN over CLOSED to REVEALED; the next one opens from there. */
export const bellPhases = ['LOBBY', 'OPEN', 'CLOSED', 'REVEALED', 'ENDED'] as const;
export type BellPhase = (typeof bellPhases)[number];

/** What the host may do. */
export const bellCommands = [
  'OPEN_QUESTION',
  /** The next question, by which those who are out come back in. */
  'OPEN_REVIVAL',
  'EXTEND',
  'CLOSE',
  'REVEAL',
  /** Everybody who is out comes back in. */
  'REVIVE_ALL',
  'END',
] as const;
export type BellCommand = (typeof bellCommands)[number];

/** What a question asks for: true or false, one of some options, or events in their order. */
export const bellForms = ['OX', 'CHOICE', 'ORDER'] as const;
export type BellForm = (typeof bellForms)[number];

/** What is asked, without the key. */
export interface AskedInBell {
  readonly form: BellForm;
  /** What is chosen among, in words; for ORDER the events as they are shown, which is never their order. */
  readonly options: readonly string[];
}

/** A round as everybody sees it, without the people. */
export interface BellRoom {
  readonly phase: BellPhase;
  /** Grows by one with each command. */
  readonly revision: number;
  /** Of the question that is or was asked last, from 1; 0 in the lobby. */
  readonly place: number;
  readonly questionCount: number;
  /** Whether the present question is one of revival. */
  readonly revival: boolean;
  /** What the shown timer counts down to; null while none runs. */
  readonly endsAt: number | null;
}
