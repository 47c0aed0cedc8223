import { type Maintenance, maintenance } from '#contract/maintenance.ts';
import type { Db } from '#server/db/Db.ts';
import { installation } from '#server/repositories/installation.ts';

const NAME = 'maintenance';

/** The note that closes sites for a while; it lies in the database, so that every process of the product sees it. */
export const maintenanceNote = {
  /** Null: open. */
  async read(db: Db): Promise<Maintenance | null> {
    const text = await installation.read(db, NAME);
    if (text === undefined || text === '') return null;
    const parsed = maintenance.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  },

  async write(db: Db, note: Maintenance | null): Promise<void> {
    await installation.write(db, NAME, note === null ? '' : JSON.stringify(note));
  },
};
