import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '../db/Db.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { accountErasure, type Tombstone } from '../repositories/accountErasure.ts';

const FILE_NAME = 'tombstones.jsonl';
const line = z.object({ accountNo: z.number().int(), purgedAt: z.number().int(), mac: z.string() });

/** Who was erased, beside the backups and not in them: numbers and instants, each line proved by the key of the backups. */
export const tombstoneFile = {
  path: (folder: string) => join(folder, FILE_NAME),

  /**
   * Each number once, with the last of its purges: after a backup was restored it may have been given to somebody else.
   *
   * @throws OperatorError when a line was not written by us; null when there is no file
   */
  async read(path: string, key: string): Promise<Tombstone[] | null> {
    const lines = await readLines(path, key);
    if (lines === null) return null;
    const last = new Map<number, number>();
    for (const { accountNo, purgedAt } of lines) last.set(accountNo, Math.max(purgedAt, last.get(accountNo) ?? 0));
    return [...last].map(([accountNo, purgedAt]) => ({ accountNo, purgedAt }));
  },

  /** Adds whoever was erased since the last time. @returns how many */
  async keep(db: Db, folder: string, key: string): Promise<number> {
    mkdirSync(folder, { recursive: true });
    const path = tombstoneFile.path(folder);
    const nameOf = ({ accountNo, purgedAt }: Tombstone) => `${accountNo}:${purgedAt}`;
    const known = new Set(((await readLines(path, key)) ?? []).map(nameOf));
    const fresh = (await accountErasure.tombstones(db)).filter((one) => !known.has(nameOf(one)));
    const file = await open(path, 'a+', 0o600);
    try {
      const text = await file.readFile('utf8');
      await file.truncate(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
      const lines = fresh.map((one) => `${JSON.stringify({ ...one, mac: macOf(key, one) })}\n`);
      await file.appendFile(lines.join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    return fresh.length;
  },
};

async function readLines(path: string, key: string): Promise<Tombstone[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  // A line that a power cut left half is written again by the next run.
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  return lines.map((each, index) => {
    const parsed = line.safeParse(parse(each));
    if (!parsed.success || !matches(parsed.data.mac, macOf(key, parsed.data))) {
      throw new OperatorError(`탈퇴 목록의 ${index + 1}번째 줄을 믿을 수 없어요: ${path}`);
    }
    const { accountNo, purgedAt } = parsed.data;
    return { accountNo, purgedAt };
  });
}

function macOf(key: string, { accountNo, purgedAt }: Tombstone): string {
  const derived = Buffer.from(hkdfSync('sha256', key, 'chaekbada', 'tombstones', 32));
  return createHmac('sha256', derived).update(`${accountNo}:${purgedAt}`).digest('base64url').slice(0, 22);
}

function matches(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
