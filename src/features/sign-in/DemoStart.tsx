import { queryOptions, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { SignInBody } from '#contract/auth.ts';
import { authApi } from '#contract/endpoints/auth.ts';
import { Button } from '../../components/button/Button.tsx';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import styles from './DemoStart.module.css';

interface DemoStartProps {
  /** This one is on its way in. */
  busy: boolean;
  /** Another one is. */
  disabled: boolean;
  onStart: (login: SignInBody) => void;
}

/**
 * One press into a trial account, where the installation has one. Its place is kept while that is asked: the form stands in
 * the middle of the page, and would move under whoever is about to press a field.
 */
export function DemoStart({ busy, disabled, onStart }: DemoStartProps) {
  const { api, demo } = useServices();
  const { data, isPending } = useQuery({ ...demoQuery(api), enabled: demo });
  if (!demo || (!data && !isPending)) return null;
  return (
    <div className={styles.demo} data-coming={isPending || undefined} aria-hidden={isPending || undefined}>
      <p className={styles.or}>처음이라면</p>
      <Button
        tone="coral"
        size="l"
        wide
        busy={busy}
        disabled={disabled}
        icon={<Sparkles aria-hidden="true" />}
        onClick={() => data && onStart({ accountId: data.accountId, password: data.password })}
      >
        체험 계정으로 시작하기
      </Button>
    </div>
  );
}

/** The trial account of this site. */
function demoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.demo],
    queryFn: ({ signal }) => api.call(authApi.readDemo, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
