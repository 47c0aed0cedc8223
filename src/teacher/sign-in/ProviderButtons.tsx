import { useMutation, useQuery } from '@tanstack/react-query';
import { School } from 'lucide-react';
import { useState } from 'react';
import { staffProviderApi } from '#contract/endpoints/staffProvider.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { providerTrip } from './providerTrip.ts';

const NO_STORAGE = '이 브라우저가 저장을 막고 있어서 다녀올 수 없어요. 저장을 허용하거나 다른 방법으로 들어와 주세요.';

interface ProviderButtonsProps {
  /** What follows '○○ 계정으로'. */
  doing: string;
  /** Token of the invitation that the page is about. */
  invite?: string | undefined;
}

/** A button for each provider of accounts of the site; nothing where there is none. */
export function ProviderButtons({ doing, invite }: ProviderButtonsProps) {
  const { api } = useStaffServices();
  const providers = useQuery(staffQueries.providers(api)).data?.providers ?? [];
  const [leaving, setLeaving] = useState<string | null>(null);
  const begin = useMutation({
    mutationFn: (provider: string) => api.call(staffProviderApi.begin, { body: { provider } }),
    onSuccess: ({ address, tabKey }, provider) => {
      if (!providerTrip.keep({ provider, tabKey, invite: invite ?? null })) return;
      setLeaving(provider);
      window.location.assign(address);
    },
    meta: { ownError: true },
  });
  if (providers.length === 0) return null;
  const stuck = begin.isSuccess && leaving === null;
  const underWay = begin.isPending ? begin.variables : leaving;
  return (
    <>
      {begin.error && <FormNotice>{describeError(begin.error)}</FormNotice>}
      {stuck && <FormNotice>{NO_STORAGE}</FormNotice>}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          tone="soft"
          size="l"
          wide
          busy={underWay === id}
          icon={<School aria-hidden="true" />}
          onClick={() => underWay === null && begin.mutate(id)}
        >
          {name} 계정으로 {doing}
        </Button>
      ))}
    </>
  );
}
