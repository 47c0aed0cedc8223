import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { SaveBadgeState } from '../../components/save-badge/SaveBadge.tsx';

/** Where answers wait on this device; survives a crash and a lost login. */
export interface JournalStore {
  readAll(): Promise<Record<string, StampedAnswer>>;
  write(key: string, entry: StampedAnswer): Promise<void>;
  /** The server has answered: `sent` waits no longer, unless a newer one has taken its place; `held` is what counts. */
  settle(key: string, sent: StampedAnswer, held: StampedAnswer): Promise<void>;
  /** Puts an answer into the storage of this tab, at once: the page may be left before `write` is done. */
  copy(key: string, entry: StampedAnswer): void;
  /** Those that lie there. */
  readCopies(): Record<string, StampedAnswer>;
}

/** The other tabs of this browser that show the same answers. */
export interface OtherTabs {
  send(key: string, entry: StampedAnswer): void;
  /** Returns the unsubscribe. */
  listen(listener: (key: string, entry: StampedAnswer) => void): () => void;
}

/** Why an answer was not taken: for now, because the mission is over, or because this value is none. */
export type SendFailure = 'PASSING' | 'CLOSED' | 'REFUSED';

export interface JournalOptions {
  store: JournalStore;
  otherTabs: OtherTabs;
  /** Sends one answer and returns the one that the server holds now. */
  send: (key: string, entry: StampedAnswer) => Promise<StampedAnswer>;
  /** The server keeps a history: a text that came too late to count is still sent to it. */
  keepsOvertaken: boolean;
  /** False once somebody else, or nobody, is signed in here: nothing may be sent any more. */
  isCurrent: () => boolean;
  /** Answers the server had when the mission was opened. */
  known: readonly (StampedAnswer & { key: string })[];
  describeFailure: (error: unknown) => SendFailure;
  onState: (state: SaveBadgeState) => void;
  /** Another device or tab was later, or this one had more than could be read at first: this is the answer of the item now. */
  onOvertaken: (key: string, value: string) => void;
  /** The mission was handed in elsewhere; nothing more can be saved. */
  onClosed: () => void;
  /** Milliseconds of the server's clock, as well as this device knows it. */
  now: () => number;
  /** Waits before the next try, in milliseconds; injected so that tests need no clock. */
  wait: (milliseconds: number) => Promise<void>;
  /** 0–1: spreads the tries of a class whose network comes back at one moment. */
  random: () => number;
}
