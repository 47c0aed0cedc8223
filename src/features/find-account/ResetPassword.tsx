import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findAccountApi } from '#contract/endpoints/findAccount.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import { Button } from '../../components/button/Button.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { type NewPassword, NewPasswordForm } from '../../components/password-field/NewPasswordForm.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { FindCard } from './FindCard.tsx';
import { findAccountQueries } from './findAccountQueries.ts';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { resetDoneState } from './resetDoneState.ts';

interface ResetPasswordProps {
  resetToken: string;
  /** To the form that asks for a new link. */
  onAgain: () => void;
  /** What was done just before. */
  note?: string;
}

/** The link is checked before a password is typed, so that nobody types one in vain. */
export function ResetPassword({ resetToken, onAgain, note = '' }: ResetPasswordProps) {
  const api = useApi();
  const query = useQuery(findAccountQueries.resetLink(api, resetToken));
  const confirm = useConfirmReset(resetToken);

  if (isUsedUp(confirm.error)) return <UsedUpLink onAgain={onAgain} />;
  return (
    <QueryView
      query={query}
      skeleton={<LinkSkeleton />}
      renderError={(error) => (isUsedUp(error) ? <UsedUpLink onAgain={onAgain} /> : null)}
    >
      {({ accountId }) => (
        <FindCard
          title="새 비밀번호를 정해요"
          lead={
            <>
              {note} <span translate="no">{accountId}</span> 님, 나만 알고 다른 사람은 모르는 것으로 정해 주세요.
            </>
          }
        >
          {confirm.error && <FormNotice>{describeError(confirm.error)}</FormNotice>}
          <NewPasswordForm
            submitLabel="새 비밀번호로 바꾸기"
            busy={confirm.isPending}
            error={confirm.error}
            onSubmit={(passwords) => confirm.mutate(passwords)}
          />
        </FindCard>
      )}
    </QueryView>
  );
}

function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && error.is('RESET_LINK_INVALID');
}

function UsedUpLink({ onAgain }: { onAgain: () => void }) {
  return (
    <FindCard title="쓸 수 없는 링크예요" lead={errorCodes.RESET_LINK_INVALID.message}>
      <Button size="l" wide icon={<Link2Off aria-hidden="true" />} onClick={onAgain}>
        링크 다시 받기
      </Button>
    </FindCard>
  );
}

/** Sets the new password: the link is used up, every login ends. */
function useConfirmReset(resetToken: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMutation({
    meta: { ownError: true },
    mutationFn: (passwords: NewPassword) =>
      api.call(findAccountApi.confirmReset, { body: { resetToken, ...passwords } }),
    onSuccess: () => void navigate(pathname + search, { replace: true, state: resetDoneState }),
  });
}
