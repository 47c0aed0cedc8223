import type { Handler } from '#domain/operator/judgeCommand.ts';
import type { Random } from '#domain/random/createRandom.ts';
import type { Env } from '../config/env.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import type { PaymentGateway } from '../gateways/payment/PaymentGateway.ts';
import type { Prompt } from './createPrompt.ts';
import type { SessionFile } from './SessionFile.ts';

/** @param kind `once` for a line that cannot be asked for again, such as a first password */
export type Print = (line: string, kind?: 'once') => void;

/** Where book packs lie, one folder a book. */
export interface BookFolders {
  /** The product's own; read only. */
  readonly content: string;
  /** What operators imported. */
  readonly imported: string;
}

/** What every command works with. */
export interface CommandContext {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly random: Random;
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Who is signed in; null for nobody. */
  readonly handler: Handler | null;
  /** Name of the handler, else of the computer account, for the audit log. */
  readonly operator: string;
  /** A token of a program was shown (`OPERATOR_TOKEN`). */
  readonly withToken: boolean;
  /** Machine and address, for the audit log. */
  readonly place: string;
  /** Digest of the machine, which a login counts on. */
  readonly machine: string;
  /** Where the login is kept between commands. */
  readonly session: SessionFile;
  readonly prompt: Prompt;
  readonly books: BookFolders;
  readonly env: Env;
  /** Only ever read from here; null where none is set up. */
  readonly payment: PaymentGateway | null;
  readonly print: Print;
}
