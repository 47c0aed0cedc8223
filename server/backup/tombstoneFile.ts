import { join } from 'node:path';
import { z } from 'zod';
import { accountErasure, type Tombstone } from '#server/modules/account/public.ts';
import type { Db } from '../db/Db.ts';
import { provenLines } from './provenLines.ts';

const FILE_NAME = 'tombstones.jsonl';
const nameOf = ({ accountNo, purgedAt }: Tombstone) => `${accountNo}:${purgedAt}`;
const lines = provenLines<Tombstone>({
  label: 'tombstones',
  schema: z.object({ accountNo: z.number().int(), purgedAt: z.number().int() }),
  textOf: nameOf,
  name: '탈퇴 목록',
});

/** Who was erased, beside the backups and not in them: numbers and instants, each line proved by the key of the backups. */
export const tombstoneFile = {
  path: (folder: string) => join(folder, FILE_NAME),

  /**
   * Each number once, with the last of its purges: after a backup was restored it may have been given to somebody else.
   *
   * @throws OperatorError when a line was not written by us; null when there is no file
   */
  async read(path: string, key: string): Promise<Tombstone[] | null> {
    const written = await lines.read(path, key);
    if (written === null) return null;
    const last = new Map<number, number>();
    for (const { accountNo, purgedAt } of written) last.set(accountNo, Math.max(purgedAt, last.get(accountNo) ?? 0));
    return [...last].map(([accountNo, purgedAt]) => ({ accountNo, purgedAt }));
  },

  /** Adds whoever was erased since the last time. @returns how many */
  async keep(db: Db, folder: string, key: string): Promise<number> {
    const path = tombstoneFile.path(folder);
    const known = new Set(((await lines.read(path, key)) ?? []).map(nameOf));
    const fresh = (await accountErasure.tombstones(db)).filter((one) => !known.has(nameOf(one)));
    await lines.append(path, key, fresh);
    return fresh.length;
  },
};
