import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contestApi } from '#contract/endpoints/contest.ts';
import { notCountingTexts } from '#domain/contest/notCountingReason.ts';
import { paths } from '#src/config/paths.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { contestQueries } from '../contestQueries.ts';

/** Nobody waits longer than this for a book to open. */
const LONGEST_MS = 3_000;

/**
 * Opens the missions of a contest book. One with nothing left to earn is refused: the list of this page may be older than
 * what was done elsewhere, so a book with a history is looked up again first.
 */
export function useOpenBook(taken: readonly number[]): {
  open: (bookNo: number) => Promise<void>;
  opening: number | null;
} {
  const api = useApi();
  const asked = useAskedContest();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number | null>(null);

  async function isTaken(bookNo: number): Promise<boolean> {
    if (taken.includes(bookNo)) return true;
    if (!(await existMissionHistory(api, bookNo))) return false;
    const fresh = await client
      .fetchQuery({ ...contestQueries.takenBooks(api, asked), staleTime: 0 })
      .catch(() => taken);
    return fresh.includes(bookNo);
  }
  async function open(bookNo: number): Promise<void> {
    if (opening !== null) return;
    setOpening(bookNo);
    const refused = await isTaken(bookNo);
    setOpening(null);
    if (refused) showAlert(notCountingTexts.TAKEN);
    else void navigate(paths.bookMission.getHref({ bookNo }));
  }
  return { open, opening };
}

/**
 * Whether any mission of the book was handed in before. A failure counts as false (specification, section 7): the
 * mission page shows anyway what still counts.
 */
async function existMissionHistory(api: ApiClient, bookNo: number): Promise<boolean> {
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
