import type { Container } from 'pixi.js';

/** What a performance asks of the pet while it goes on. */
export type PerformerAction = 'header' | 'cheer' | 'poke';

/** Something the pet does in the water for a while: a game with a ball, a course of rings. */
export interface Performance {
  /** Drawn behind the pet, and in front of it. */
  readonly behind: Container;
  readonly before: Container;
  /** Size of the pet meanwhile, against its usual one. */
  readonly petScale: number;
  /** Where the pet is now. */
  readonly x: number;
  readonly y: number;
  /** −1…1: how hard it swims to the right. */
  readonly lean: number;
  /** Where it looks. */
  readonly lookX: number;
  readonly lookY: number;
  readonly ended: boolean;
  update(deltaMs: number): void;
  /** Ends it now, as if it had come to its end. */
  end(): void;
  destroy(): void;
}
