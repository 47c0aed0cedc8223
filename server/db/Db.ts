import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema/Tables.ts';

/** The database, or an open transaction of it: repositories take either. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
