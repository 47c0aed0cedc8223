import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ContestQuery } from '#contract/contest.ts';
import { accountApi } from '#contract/endpoints/account.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { accountStanding } from '#src/lib/session/accountStanding.ts';
import { levelTestHref } from '../choice/contestHref.ts';

/** Looks at the login and the account first (specification, section 4), then opens the level test. */
export function useJoin(asked: ContestQuery) {
  const { api, site } = useServices();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: () => api.call(accountApi.read),
    onSuccess: (account) => {
      const standing = accountStanding(site, account);
      if (standing === 'ok') void navigate(levelTestHref(asked));
      else showAlert(errorCodes[standing].message);
    },
  });
  return { join: () => mutation.mutate(), joining: mutation.isPending };
}
