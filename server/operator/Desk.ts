import type { Random } from '../../domain/random/createRandom.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';

/** What every command works with. */
export interface Desk {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly random: Random;
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Name of the person at the keyboard, for the audit log. */
  readonly operator: string;
  readonly say: (line: string) => void;
}
