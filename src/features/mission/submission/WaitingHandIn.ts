import type { MissionKind } from '#domain/mission/missionKinds.ts';

/** Which mission is handed in. */
export interface HandInMission {
  attemptNo: number;
  bookNo: number;
  bookName: string;
  kind: MissionKind;
}

/** A mission that was handed in on this device and waits for the server. */
export interface WaitingHandIn extends HandInMission {
  confirmIncomplete: boolean;
  /** `seq` of each answer that was on the screen, by item. */
  seen?: Record<string, number>;
  /** Idempotency-Key of the one submission, written down before the first try. */
  key: string;
}

/** How a hand-in that had waited ended. */
export type HandInEnd = HandInMission &
  (
    | { outcome: 'DONE'; points: number }
    /** It had been handed in before, for instance on another device; that result counts. */
    | { outcome: 'ALREADY'; points: number | null }
    /** Something is empty, too short, or was answered or written differently on another device: the student is asked back. */
    | { outcome: 'GAPS' | 'TEXT_CHOICE' | 'CHANGED' }
    /** `why`: what is missing, where it is one text. */
    | { outcome: 'GATE'; why?: string }
    | { outcome: 'GONE' }
  );

/** How the text of a report stands: at the server, on its way, or waiting for the student's choice. */
export type TextState = 'SENT' | 'WAITS' | 'UNDECIDED';
