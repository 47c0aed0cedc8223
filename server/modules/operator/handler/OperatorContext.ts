import type { Secrets } from '#server/config/Secrets.ts';
import type { Db } from '#server/db/Db.ts';

/** What the use cases about those who handle data work with. */
export interface OperatorContext {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Milliseconds UTC. */
  readonly now: number;
}
