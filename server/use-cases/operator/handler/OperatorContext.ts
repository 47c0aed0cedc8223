import type { Secrets } from '../../../config/Secrets.ts';
import type { Db } from '../../../db/Db.ts';

/** What the use cases about those who handle data work with. */
export interface OperatorContext {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Milliseconds UTC. */
  readonly now: number;
}
