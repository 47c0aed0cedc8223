import { z } from 'zod';
import type { Db } from '#server/db/Db.ts';
import { installation } from '#server/repositories/installation.ts';

const books = z.object({ at: z.number(), problems: z.number() });
const backup = z.object({ at: z.number(), name: z.string(), bytes: z.number() });
const drill = z.object({ at: z.number(), name: z.string() });

export type BooksMark = z.infer<typeof books>;
export type BackupMark = z.infer<typeof backup>;
export type DrillMark = z.infer<typeof drill>;

const schemas = { books, backup, drill } as const;
type Marks = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** What was checked or saved last, as rows about this installation; `at` in milliseconds UTC. */
export const WatchMarks = {
  async read<Name extends keyof Marks>(db: Db, name: Name): Promise<Marks[Name] | null> {
    const text = await installation.read(db, `watch.${name}`);
    return text === undefined ? null : (schemas[name].parse(JSON.parse(text)) as Marks[Name]);
  },

  async write<Name extends keyof Marks>(db: Db, name: Name, mark: Marks[Name]): Promise<void> {
    await installation.write(db, `watch.${name}`, JSON.stringify(mark));
  },
};
