import type { Random } from '../../domain/random/createRandom.ts';
import type { Env } from '../config/env.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import type { PaymentGateway } from '../gateways/payment/PaymentGateway.ts';

/** @param kind `once` for a line that cannot be asked for again, such as a first password */
export type Say = (line: string, kind?: 'once') => void;

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
  readonly env: Env;
  /** Only ever read from here; null where none is set up. */
  readonly payment: PaymentGateway | null;
  readonly say: Say;
}
