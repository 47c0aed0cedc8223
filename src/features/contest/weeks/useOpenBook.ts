import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notCountingTexts } from '#domain/contest/notCountingReason.ts';
import { paths } from '#src/config/paths.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { contestQueries } from '../contestQueries.ts';
import { existMissionHistory } from './existMissionHistory.ts';

/**
 * Opens the missions of a contest book. One with nothing left to earn is refused: the list of this page may be older than
 * what was done elsewhere, so a book with a history is looked up again first.
 */
export function useOpenBook(taken: readonly number[]): {
  open: (bookNo: number) => Promise<void>;
  opening: number | null;
} {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number | null>(null);

  async function isTaken(bookNo: number): Promise<boolean> {
    if (taken.includes(bookNo)) return true;
    if (!(await existMissionHistory(api, bookNo))) return false;
    const fresh = await client.fetchQuery({ ...contestQueries.takenBooks(api), staleTime: 0 }).catch(() => taken);
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
