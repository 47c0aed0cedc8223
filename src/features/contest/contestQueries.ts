import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContestListItem, ContestQuery, ContestStatusData } from '#contract/contest.ts';
import { contestApi } from '#contract/endpoints/contest.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { steadyNow } from './clock/steadyNow.ts';

const ROOT = queryKeys.contest;
/** Milliseconds. A page that comes back into sight after this asks for the clock again: a sleeping device loses time. */
const CLOCK_HOLDS_MS = 30_000;

/** The contest's times with the moment they arrived, so that the server's clock can go on from there. */
export interface StampedStatus extends ContestStatusData {
  /** `steadyNow()` when the answer came. */
  arrivedAt: number;
}

/** The contests of a student with the moment they arrived. */
export interface ContestsOfMine {
  items: readonly ContestListItem[];
  arrivedAt: number;
}

/** The queries of the contest, but for its books (`contestBooksQuery`). */
export const contestQueries = {
  /** Always fetched, never kept. Null: there is no contest. */
  status: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'status'],
      queryFn: async ({ signal }): Promise<StampedStatus | null> => {
        const status = await api.call(contestApi.readStatus, { signal });
        return status && { ...status, arrivedAt: steadyNow() };
      },
      staleTime: CLOCK_HOLDS_MS,
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
    }),

  /** Every contest that the student may join or has joined. */
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'list'],
      queryFn: async ({ signal }): Promise<ContestsOfMine> => {
        const { items } = await api.call(contestApi.list, { signal });
        return { items, arrivedAt: steadyNow() };
      },
      staleTime: CLOCK_HOLDS_MS,
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
    }),

  /** For whoever holds the paper. */
  certificateCheck: (api: ApiClient, certificateNo: string) =>
    queryOptions({
      queryKey: [ROOT, 'certificate', certificateNo],
      queryFn: ({ signal }) => api.call(contestApi.checkCertificate, { params: { certificateNo }, signal }),
      retry: false,
    }),

  /** Books of the list with nothing left to earn. */
  takenBooks: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'taken', asked],
      queryFn: ({ signal }) => api.call(contestApi.listTakenBooks, { query: asked, signal }),
    }),

  /** What a mission would bring now. Changes nothing, and is fetched before each start. */
  availablePoint: (api: ApiClient, bookNo: number, readingMissionType: MissionKind) =>
    queryOptions({
      queryKey: [ROOT, 'available-point', bookNo, readingMissionType],
      queryFn: () => api.call(contestApi.readAvailablePoint, { body: { bookNo, readingMissionType } }),
      staleTime: 0,
      retry: false,
    }),

  /** The questions. The first opening starts the time in which they are read. */
  levelTest: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'level-test', asked],
      queryFn: ({ signal }) => api.call(contestApi.openLevelTest, { query: asked, signal }),
      // The questions stay as they are; a change under the student's eyes would lose the place.
      staleTime: Number.POSITIVE_INFINITY,
      // Never from memory: a student who leaves to change the grade, as the intro suggests, comes back to the questions
      // of another one.
      gcTime: 0,
    }),

  /** Null: not registered. */
  info: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'info', asked],
      queryFn: ({ signal }) => noneFor404(api.call(contestApi.readInfo, { query: asked, signal })),
    }),

  /** The own level while it is in doubt, and once a person has decided; null for everybody else. */
  levelReview: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'level-review', asked],
      queryFn: ({ signal }) => noneFor404(api.call(contestApi.readLevelReview, { query: asked, signal })),
    }),

  /** Every week with what was done in it. */
  history: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'history', asked],
      queryFn: ({ signal }) => api.call(contestApi.readHistory, { query: asked, signal }),
    }),

  /** The top ten, my place and the ladder of growth. */
  rank: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'rank', asked],
      queryFn: ({ signal }) => api.call(contestApi.readRank, { query: asked, signal }),
    }),

  /** What classes or institutions read in a week. */
  teams: (api: ApiClient, asked: ContestQuery, roundNo: number | undefined) =>
    queryOptions({
      queryKey: [ROOT, 'teams', asked, roundNo ?? null],
      queryFn: ({ signal }) =>
        api.call(contestApi.readTeams, { query: { ...asked, ...(roundNo === undefined ? {} : { roundNo }) }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** Held results and corrections, with their reasons. */
  reviews: (api: ApiClient, asked: ContestQuery) =>
    queryOptions({
      queryKey: [ROOT, 'reviews', asked],
      queryFn: ({ signal }) => api.call(contestApi.listReviews, { query: asked, signal }),
    }),

  certificates: (api: ApiClient) =>
    queryOptions({
      queryKey: [ROOT, 'certificates'],
      queryFn: ({ signal }) => api.call(contestApi.listCertificates, { signal }),
    }),
};

/** "Not there" is an answer: null. */
async function noneFor404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
