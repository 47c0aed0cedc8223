import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { LastWord } from '#server/modules/account/public.ts';
import { leavings } from '#server/modules/account/public.ts';
import type { Db } from '../db/Db.ts';
import { provenLines } from './provenLines.ts';

const FILE_NAME = 'leavings.jsonl';

const nameOf = ({ accountNo, askedAt, by, open }: LastWord) => `${accountNo}:${askedAt}:${by ?? ''}:${open}`;
const lines = provenLines<LastWord>({
  label: 'leavings',
  schema: z.object({
    accountNo: z.number().int(),
    askedAt: z.number().int(),
    by: z.enum(['SELF', 'OPERATOR', 'SYSTEM']).nullable(),
    open: z.boolean(),
  }),
  textOf: nameOf,
  name: '탈퇴 신청 목록',
});

/**
 * Who asked to leave, beside the backups and not in them. A backup of the hour before knows nothing of a guardian who
 * took the consent back since, and restoring it must not let that be forgotten.
 */
export const leavingFile = {
  /** @param listPath of the tombstones, with which it lies */
  beside: (listPath: string) => join(dirname(listPath), FILE_NAME),

  /**
   * The last word about each account.
   *
   * @throws OperatorError when a line was not written by us; null when there is no file
   */
  async read(path: string, key: string): Promise<LastWord[] | null> {
    const written = await lines.read(path, key);
    return written && [...new Map(written.map((one) => [one.accountNo, one])).values()];
  },

  /** Adds what was asked for and taken back since the last time. */
  async keep(db: Db, folder: string, key: string): Promise<void> {
    const path = join(folder, FILE_NAME);
    const known = new Map(((await leavingFile.read(path, key)) ?? []).map((one) => [one.accountNo, one]));
    const pending = (await leavings.pending(db)).map((one) => ({ ...one, open: true }));
    const fresh: LastWord[] = pending.filter((one) => {
      const last = known.get(one.accountNo);
      return last === undefined || nameOf(last) !== nameOf(one);
    });
    const waiting = new Set(pending.map(({ accountNo }) => accountNo));
    for (const one of known.values()) {
      if (!one.open || waiting.has(one.accountNo)) continue;
      // An empty database, which is there before the backup is brought back, takes back nothing.
      if (await leavings.isSomebodySince(db, one.accountNo, one.askedAt)) fresh.push({ ...one, open: false });
    }
    await lines.append(path, key, fresh);
  },
};
