import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvailablePoint } from '#contract/contest.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { contestQueries } from '../contestQueries.ts';
import { isOutsideContest } from './isOutsideContest.ts';

/** The board asks about the whole book; any scored mission has its sum. */
const ASKED_FOR_BOOK: MissionKind = 'PUZZLE';

interface ContestAsked {
  bookNo: number;
  /** Null: the board of the book. */
  kind: MissionKind | null;
  /** False while the mission is played. */
  wanted: boolean;
}

/**
 * Asks what a mission would bring to the contest, beside everything else the page asks for, so that the answer stands
 * there before the start and pushes no button away from under a finger.
 */
export function useContestNotice({ bookNo, kind, wanted }: ContestAsked): {
  pending: boolean;
  availablePoint: AvailablePoint | undefined;
} {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    ...contestQueries.availablePoint(api, bookNo, kind ?? ASKED_FOR_BOOK),
    enabled: wanted,
    // What has nothing to do with this book holds for each of its missions: one that is chosen on the board begins at once.
    placeholderData: () => {
      const ofBoard = queries.getQueryData(contestQueries.availablePoint(api, bookNo, ASKED_FOR_BOOK).queryKey);
      return ofBoard && isOutsideContest(ofBoard) ? ofBoard : undefined;
    },
  });
  return { pending: wanted && query.isPending, availablePoint: query.data };
}
