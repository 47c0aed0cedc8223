import type { Random } from '../../domain/random/createRandom.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';

/** Where book packs lie, one folder a book. */
export interface BookFolders {
  /** The product's own; read only. */
  readonly content: string;
  /** What operators imported. */
  readonly imported: string;
}

/** What every command works with. */
export interface Desk {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly random: Random;
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Name of the person at the keyboard, for the audit log. */
  readonly operator: string;
  readonly books: BookFolders;
  readonly say: (line: string) => void;
}
