import { useMutation, useQueryClient } from '@tanstack/react-query';
import { voyageApi } from '#contract/endpoints/voyage.ts';
import type { VoyageStepBody } from '#contract/voyage.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi, useServices } from '../../lib/services/ServicesContext.ts';
import { voyageQueries } from './voyageQueries.ts';

/** Takes steps of the own voyage; what they change is shown everywhere, also in other windows. */
export function useVoyageStep() {
  const api = useApi();
  const client = useQueryClient();
  const { broadcast } = useServices();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (body: VoyageStepBody) => api.call(voyageApi.take, { body }),
    onSuccess: ({ voyage, revision }) => {
      client.setQueryData(voyageQueries.mine(api).queryKey, voyage);
      // A main page that is shown from before would lead back here.
      client.removeQueries({ queryKey: [queryKeys.main], type: 'inactive' });
      for (const key of [queryKeys.main, queryKeys.aquarium, queryKeys.points]) {
        void client.invalidateQueries({ queryKey: [key] });
      }
      broadcast.send({ type: 'main/changed' });
      broadcast.send({ type: 'aquarium/changed', revision });
    },
  });
}
