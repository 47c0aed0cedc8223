import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2Off, Undo2 } from 'lucide-react';
import { contactChangeApi } from '#contract/endpoints/contactChange.ts';
import { errorCodes } from '#contract/errorCodes.ts';
import { Button } from '../../components/button/Button.tsx';
import { ContactWays } from '../../components/contact/ContactWays.tsx';
import { FormNotice } from '../../components/form-notice/FormNotice.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { ApiError } from '../../lib/api/ApiError.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './FindCard.module.css';
import { FindCard } from './FindCard.tsx';
import { findAccountQueries } from './findAccountQueries.ts';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { ResetPassword } from './ResetPassword.tsx';

interface UndoContactProps {
  undoToken: string;
  /** Away from the link. */
  onAgain: () => void;
}

/** Takes the change of a contact back, for who got the link where the contact was before, and goes on to a new password. */
export function UndoContact({ undoToken, onAgain }: UndoContactProps) {
  const api = useApi();
  const query = useQuery(findAccountQueries.contactChange(api, undoToken));
  const undo = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(contactChangeApi.undo, { body: { undoToken } }),
  });

  if (undo.data) {
    return (
      <ResetPassword
        resetToken={undo.data.resetToken}
        onAgain={onAgain}
        note={undo.data.restored ? '연락처를 되돌렸어요.' : '그 연락처는 다른 계정에서 확인해서 되돌리지 못했어요.'}
      />
    );
  }
  if (isUsedUp(undo.error)) return <UsedUp onAgain={onAgain} />;
  return (
    <QueryView
      query={query}
      skeleton={<LinkSkeleton />}
      renderError={(error) => (isUsedUp(error) ? <UsedUp onAgain={onAgain} /> : null)}
    >
      {({ kind, contact }) => (
        <FindCard
          title={kind === 'EMAIL' ? '이메일을 되돌릴까요?' : '휴대전화 번호를 되돌릴까요?'}
          lead={`내가 바꾸지 않았다면 전에 쓰던 ${kind === 'EMAIL' ? '이메일' : '번호'}(${contact})로 되돌려요.`}
        >
          <div className={styles.help}>
            <strong>되돌리면 이렇게 돼요</strong>
            <ul>
              <li>모든 기기에서 로그아웃해요.</li>
              <li>지금 비밀번호는 쓸 수 없고, 바로 새 비밀번호를 정해요.</li>
              <li>읽은 책과 포인트, 바다 친구는 그대로 있어요.</li>
            </ul>
          </div>
          {undo.error && <FormNotice>{describeError(undo.error)}</FormNotice>}
          <Button size="l" wide busy={undo.isPending} icon={<Undo2 aria-hidden="true" />} onClick={() => undo.mutate()}>
            되돌리고 비밀번호 정하기
          </Button>
          <Button tone="ghost" onClick={onAgain}>
            내가 바꾼 게 맞아요
          </Button>
        </FindCard>
      )}
    </QueryView>
  );
}

function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && error.is('UNDO_LINK_INVALID');
}

function UsedUp({ onAgain }: { onAgain: () => void }) {
  return (
    <FindCard title="쓸 수 없는 링크예요" lead={errorCodes.UNDO_LINK_INVALID.message}>
      <ContactWays />
      <Button size="l" wide icon={<Link2Off aria-hidden="true" />} onClick={onAgain}>
        비밀번호 다시 정하기
      </Button>
    </FindCard>
  );
}
