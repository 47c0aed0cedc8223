import { useQuery } from '@tanstack/react-query';
import type { SitePopup } from '#contract/customerService.ts';
import { popupApi } from '#contract/endpoints/popup.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { useLatePart } from '#src/lib/useLatePart.ts';

const loadMainPopup = async () => (await import('./MainPopup.tsx')).MainPopup;

/** Asks for the notices of the main page. On most days there are none, and nothing more is fetched. */
export function PopupHost() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [queryKeys.popups],
    queryFn: ({ signal }) => api.call(popupApi.list, { signal }),
    // Somebody who is about to do something is not interrupted by a notice that comes late.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data && data.items.length > 0 ? <Popups items={data.items} /> : null;
}

function Popups({ items }: { items: readonly SitePopup[] }) {
  const MainPopup = useLatePart({ load: loadMainPopup, ahead: 0 });
  return MainPopup && <MainPopup items={items} />;
}
