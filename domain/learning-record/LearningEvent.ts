import type { MissionKind } from '../mission/missionKinds.ts';

/** What a pupil did that is stored with its instant, in the order in which events of one instant stand. */
export const eventSources = [
  'BOOK_STARTED',
  'MISSION_STARTED',
  'MISSION_HANDED_IN',
  'BOOK_FINISHED',
  'BOOK_VERIFIED',
] as const;
export type EventSource = (typeof eventSources)[number];

interface AnyEvent {
  /** When it happened, milliseconds UTC. */
  at: number;
  accountNo: number;
  /** The class of that day at the institution; null for none. */
  inClass: { classNo: number; name: string } | null;
}

/** A book of the catalogue. */
export interface RecordedBook {
  bookNo: number;
  bookName: string;
}

export interface BookEvent extends AnyEvent, RecordedBook {
  kind: 'BOOK_STARTED' | 'BOOK_FINISHED' | 'BOOK_VERIFIED';
}

/** One round of a mission, begun or handed in. */
export interface RecordedRound extends RecordedBook {
  attemptNo: number;
  mission: MissionKind;
  /** 1 first time, 2 the one retry. */
  round: number;
}

export interface MissionStarted extends AnyEvent, RecordedRound {
  kind: 'MISSION_STARTED';
}

export interface MissionHandedIn extends AnyEvent, RecordedRound {
  kind: 'MISSION_HANDED_IN';
  startedAt: number;
  correctCount: number;
  itemCount: number;
  /** 0–10000: the rate in per cent, times 100. */
  rateHundredths: number;
  /** Its beginning is when the sheet was printed. */
  onPaper: boolean;
}

/** The last task of a homework was done. */
export interface HomeworkDone extends AnyEvent {
  kind: 'HOMEWORK_DONE';
  homeworkNo: number;
  /** `YYYY-MM-DD` in Seoul. */
  dueOn: string;
  /** Done on its day or before it. */
  inTime: boolean;
}

export type LearningEvent = BookEvent | MissionStarted | MissionHandedIn | HomeworkDone;
