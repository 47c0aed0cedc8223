import { contestApi } from '#contract/endpoints/contest.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

/** Nobody waits longer than this for a book to open. */
const LONGEST_MS = 3_000;

/**
 * Whether any mission of the book was handed in before. A failure counts as false (specification, section 7): the
 * mission page shows anyway what still counts.
 */
export async function existMissionHistory(api: ApiClient, bookNo: number): Promise<boolean> {
  const waiting = new AbortController();
  const end = setTimeout(() => waiting.abort(), LONGEST_MS);
  try {
    const { signal } = waiting;
    return (await api.call(contestApi.findMissionHistory, { params: { bookNo }, signal })).exists;
  } catch {
    return false;
  } finally {
    clearTimeout(end);
  }
}
