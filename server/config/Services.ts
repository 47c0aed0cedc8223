import type { Random } from '../../domain/random/createRandom.ts';
import type { Database } from '../db/openDatabase.ts';
import type { Clock } from './Clock.ts';
import type { Env } from './env.ts';

/** Everything the routes need that is not in the request. Tests hand in their own clock and random. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}
