import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryApi } from '#contract/endpoints/library.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { showToast } from '../feedback/feedbackStore.ts';
import { useApi } from '../services/ServicesContext.ts';
import { queryKeys } from './queryKeys.ts';

/** Puts a book on the board of wishes, or takes that back. A wish is no basket: both stand for themselves. */
export function useWish(bookNo: number) {
  const api = useApi();
  const client = useQueryClient();
  const options = libraryPlaceQuery(api, bookNo);
  const { data } = useQuery(options);
  const wished = data?.place === 'WISHED';

  const mutation = useMutation({
    mutationFn: (wanted: boolean) => {
      const body = { place: wanted ? ('WISHED' as const) : null };
      return api.call(libraryApi.move, { params: { bookNo }, body, lasting: true });
    },
    onSuccess: (place, wanted) => {
      client.setQueryData(options.queryKey, place);
      showToast(wanted ? '책장의 ‘읽고 싶어요’에 두었어요' : '‘읽고 싶어요’에서 뺐어요');
      void client.invalidateQueries({ queryKey: [queryKeys.library] });
    },
  });
  return { place: data?.place ?? null, wished, pending: mutation.isPending, toggle: () => mutation.mutate(!wished) };
}

/** Where a book stands on the student's shelf. */
function libraryPlaceQuery(api: ApiClient, bookNo: number) {
  return queryOptions({
    queryKey: [queryKeys.library, 'place', bookNo],
    queryFn: ({ signal }) => api.call(libraryApi.readPlace, { params: { bookNo }, signal }),
  });
}
