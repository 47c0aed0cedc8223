import { useQuery } from '@tanstack/react-query';
import type { AvailablePoint } from '#contract/contest.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { contestQueries } from '../contestQueries.ts';

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
  const query = useQuery({
    ...contestQueries.availablePoint(useApi(), bookNo, kind ?? ASKED_FOR_BOOK),
    enabled: wanted,
  });
  return { pending: wanted && query.isPending, availablePoint: query.data };
}
