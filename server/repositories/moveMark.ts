import type { Db } from '../db/Db.ts';
import { installation } from './installation.ts';

const NAME = 'move';

/** Marks in a database that an installation is being moved there and is not whole yet. */
export const moveMark = {
  async isSet(db: Db): Promise<boolean> {
    return (await installation.read(db, NAME)) !== undefined;
  },

  async set(db: Db, now: number): Promise<void> {
    await installation.write(db, NAME, String(now));
  },

  async clear(db: Db): Promise<void> {
    await db.deleteFrom('installation').where('name', '=', NAME).execute();
  },
};
