import { z } from 'zod';
import type { Db } from '#server/db/Db.ts';
import { installation } from '#server/repositories/installation.ts';
import type { CountMark } from './repositories/attemptsToCount.ts';

const stored = z.object({ at: z.number(), no: z.number() });
const nameOf = (what: string) => `items-counted-${what}`;

/** Up to where answers have been counted, by what they were given in. */
export const countMark = {
  async read(db: Db, what: string): Promise<CountMark> {
    const text = await installation.read(db, nameOf(what));
    return text === undefined ? { at: 0, no: 0 } : stored.parse(JSON.parse(text));
  },

  async write(db: Db, what: string, mark: CountMark): Promise<void> {
    await installation.write(db, nameOf(what), JSON.stringify(mark));
  },
};
