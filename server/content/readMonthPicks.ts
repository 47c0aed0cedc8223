import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { monthPickFile } from '#contract/recommendation.ts';
import { describeParseError } from '../errors/describeParseError.ts';

type Months = z.infer<typeof monthPickFile>['months'];
export type ReadMonthPicks = { ok: true; months: Months } | { ok: false; reason: string };

export const MONTH_PICKS_FILE = join('recommendation', 'months.json');

/** Reads `recommendation/months.json` of the content folder; without the file there are no picks. */
export async function readMonthPicks(contentDir: string): Promise<ReadMonthPicks> {
  const text = await readFile(join(contentDir, MONTH_PICKS_FILE), 'utf8').catch(() => null);
  if (text === null) return { ok: true, months: [] };
  try {
    const parsed = monthPickFile.safeParse(JSON.parse(text), { error: koreanIssue });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { ok: false, reason: `${issue?.path.join('.')}: ${issue?.message}` };
    }
    const { months } = parsed.data;
    const named = new Set(months.map(({ month }) => month));
    return named.size === months.length ? { ok: true, months } : { ok: false, reason: '같은 달이 두 번 있어요' };
  } catch (error) {
    return { ok: false, reason: describeParseError(error, 'JSON', text) };
  }
}
