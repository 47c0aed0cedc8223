import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';

/** The contest of the site; where none runs, the first that the student's institution or class gives. */
export function useTeasedContest(): StampedStatus | null {
  const { api, site } = useServices();
  const status = useQuery({ ...contestQueries.status(api), retry: false });
  const runs = status.data?.status === 'IN_PROGRESS';
  // The home site has no institutions.
  const own = useQuery({
    ...contestQueries.list(api),
    retry: false,
    enabled: status.isSuccess && !runs && site !== 'home',
  });
  const [first] = own.data?.items ?? [];
  if (runs || first === undefined || own.data === undefined) return status.data ?? null;
  return { ...first, arrivedAt: own.data.arrivedAt };
}
