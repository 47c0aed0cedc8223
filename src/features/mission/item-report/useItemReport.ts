import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { itemReportApi } from '#contract/endpoints/itemReport.ts';
import type { ItemReportBody, ItemReports } from '#contract/itemReport.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { missionQueries } from '../missionQueries.ts';
import { useReportDraft } from './useReportDraft.ts';

/** Which item of which attempt. */
export interface ReportableItem {
  bookNo: number;
  attemptNo: number;
  kind: MissionKind;
  key: string;
}

/** The open report of this student about one item, and what can be done about it. */
export function useItemReport({ bookNo, attemptNo, kind, key }: ReportableItem) {
  const api = useApi();
  const client = useQueryClient();
  const draft = useReportDraft(attemptNo, key);
  const list = missionQueries.itemReports(api, bookNo);
  const { data } = useQuery(list);
  const params = { attemptNo, itemKey: key };
  const isThis = (item: ItemReports['items'][number]) => item.readingMissionType === kind && item.key === key;
  const write = (report: ItemReportBody | null) =>
    client.setQueryData(list.queryKey, (known: ItemReports | undefined) => {
      const others = (known?.items ?? []).filter((item) => !isThis(item));
      return { items: report ? [...others, { readingMissionType: kind, key, ...report }] : others };
    });
  const send = useMutation({
    mutationFn: (report: ItemReportBody) => api.call(itemReportApi.save, { params, body: report }),
    onSuccess: (_done, report) => {
      draft.forget();
      write(report);
      showToast('알려 줘서 고마워요! 꼼꼼히 살펴볼게요.');
    },
    onError: showErrorAlert,
  });
  const takeBack = useMutation({
    mutationFn: () => api.call(itemReportApi.remove, { params }),
    onSuccess: () => {
      write(null);
      showToast('알린 것을 되돌렸어요.', 'plain');
    },
    onError: showErrorAlert,
  });
  return { reported: data?.items.some(isThis) ?? false, draft, send, takeBack };
}
