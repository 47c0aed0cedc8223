import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services/ServicesContext.ts';
import { mainQuery } from './mainQuery.ts';

/** The main page's data, renewed as soon as another window of this student changes something. */
export function useMainPage() {
  const { api, broadcast } = useServices();
  const client = useQueryClient();
  const options = mainQuery(api);

  useEffect(
    () =>
      broadcast.listen((message) => {
        const known = client.getQueryData(mainQuery(api).queryKey)?.pet.revision ?? -1;
        const newer = message.type === 'aquarium/changed' && message.revision > known;
        if (newer || message.type === 'main/changed') {
          void client.invalidateQueries({ queryKey: mainQuery(api).queryKey });
        }
      }),
    [broadcast, client, api],
  );

  return useQuery({ ...options, refetchOnWindowFocus: true });
}
