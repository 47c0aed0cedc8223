import type { Redis } from 'ioredis';

/** Whether the nodes reach each other at the moment, with what went wrong. */
export type LinkState = { up: true } | { up: false; reason: string };

/**
 * What the nodes of one installation share besides the database. Nothing rests on it: a message only makes a change
 * seen sooner than the clock would, and what is counted together is counted by each node alone while the link is down.
 */
export interface NodeLink {
  /** Carries out work on what the nodes share. @returns null when that cannot be had now; never rejects */
  run<T>(work: (redis: Redis) => Promise<T>): Promise<T | null>;
  /** Notifies the other nodes that something they may keep in memory has changed in the database. Never rejects. */
  publishChange(): Promise<void>;
  /** Subscribes to such changes, and to every gap in which one may have been missed. */
  onChange(listener: () => void): void;
  /** Called when the link goes and when it comes back, each once. */
  onState(listener: (state: LinkState) => void): void;
  close(): Promise<void>;
}
