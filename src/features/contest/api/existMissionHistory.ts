import type { z } from 'zod';
import type { existMissionHistory as answer } from '../../../../contract/contest.ts';
import type { ApiClient } from '../../../lib/api/createApiClient.ts';
import { CONTEST_ROOT } from './contestRoot.ts';

/** Nobody waits longer than this for a book to open. */
const LONGEST_MS = 3_000;

/**
 * GET …/{bookNo}/exist-mission-history: whether any mission of the book was handed in before. A failure counts as false
 * (specification, section 7): the mission page says anyway what still counts.
 */
export async function existMissionHistory(api: ApiClient, bookNo: number): Promise<boolean> {
  const waiting = new AbortController();
  const end = setTimeout(() => waiting.abort(), LONGEST_MS);
  try {
    const path = `${CONTEST_ROOT}/${bookNo}/exist-mission-history`;
    return (await api.get<z.infer<typeof answer>>(path, { signal: waiting.signal })).exists;
  } catch {
    return false;
  } finally {
    clearTimeout(end);
  }
}
