import { queryOptions } from '@tanstack/react-query';
import { answerVersionApi } from '#contract/endpoints/answerVersion.ts';
import { itemReportApi } from '#contract/endpoints/itemReport.ts';
import { missionApi } from '#contract/endpoints/mission.ts';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';

/** What the mission pages read. */
export const missionQueries = {
  /** The six missions of a book, as its mission page shows them. */
  board: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'board', bookNo],
      queryFn: ({ signal }) => api.call(missionApi.readBoard, { params: { bookNo }, signal }),
    }),
  /** Latest result of each mission of a book, with the bars by comprehension category. */
  result: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'result', bookNo],
      queryFn: ({ signal }) => api.call(missionApi.readResults, { params: { bookNo }, signal }),
    }),
  /** Every round of a book's missions that was handed in and not deleted. */
  histories: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'histories', bookNo],
      queryFn: ({ signal }) => api.call(missionApi.listHistories, { params: { bookNo }, signal }),
      staleTime: 0,
    }),
  /** Earlier texts of a thought, the newest first. Always asked again: another device may have written. */
  versions: (api: ApiClient, attemptNo: number, itemKey: string) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'versions', attemptNo, itemKey],
      queryFn: ({ signal }) => api.call(answerVersionApi.list, { params: { attemptNo, itemKey }, signal }),
      staleTime: 0,
    }),
  /** What teachers wrote to the own texts about a book. They count as seen from then on. */
  replies: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'replies', bookNo],
      queryFn: ({ signal, client }) =>
        api.call(textReplyApi.ofBook, { params: { bookNo }, signal }).then((replies) => {
          // The main page shows new replies; without any it need not be asked again.
          if (replies.items.length > 0) void client.invalidateQueries({ queryKey: [queryKeys.main] });
          return replies;
        }),
    }),
  /** Items of a book that this student has reported and that are still looked into. */
  itemReports: (api: ApiClient, bookNo: number) =>
    queryOptions({
      queryKey: [queryKeys.mission, 'item-reports', bookNo],
      queryFn: ({ signal }) => api.call(itemReportApi.list, { params: { bookNo }, signal }),
    }),
};
