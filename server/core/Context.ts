import type { SiteName } from '#contract/site.ts';
import type { Random } from '#domain/random/createRandom.ts';
import type { Secrets } from '#server/config/Secrets.ts';
import type { Db } from '#server/db/Db.ts';
import type { Visitor } from './Visitor.ts';

/** What a use case works with: the database (or an open transaction) and the instant of the request. */
export interface Context {
  readonly db: Db;
  /** Milliseconds UTC, read once per request. */
  readonly now: number;
  readonly random: Random;
  readonly secrets: Secrets;
  /** Where the request comes from; left out where none is behind it. */
  readonly visitor?: Visitor;
}

/** The same where only the data of the site that was asked may be seen. */
export interface SiteContext extends Context {
  readonly site: SiteName;
}

/** The same for somebody who is signed in. Whose data is touched is decided by this account number alone. */
export interface SignedInContext extends SiteContext {
  readonly accountNo: number;
}

/** Runs work in a transaction, at most once per Idempotency-Key of the request; a repeated request is answered as before. */
export type RunOnce<T> = (work: (context: SignedInContext) => Promise<T>) => Promise<T>;
