import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { staffApi } from '#contract/endpoints/staff.ts';
import type { StaffList } from '#contract/staff.ts';
import { staffRoleName } from '#domain/staff/staffRoles.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { formatDay } from '#src/lib/formatDay.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { InviteDialog } from './InviteDialog.tsx';
import styles from './PeoplePage.module.css';

type Colleague = StaffList['staff'][number];
type Invite = StaffList['invites'][number];

/** Who works at the institution, and who is invited. */
export function PeoplePage() {
  useDocumentTitle('선생님');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.people(api, academyNo));
  const [inviting, setInviting] = useState(false);
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ staff, invites }) => (
        <>
          <PageHeader
            title="선생님"
            lead="메일로 초대하면, 받은 분이 비밀번호와 두 번째 열쇠를 정하고 들어와요."
            actions={
              <Button icon={<Mail aria-hidden="true" />} onClick={() => setInviting(true)}>
                초대하기
              </Button>
            }
          />
          <Panel title={`함께 일하는 사람 ${staff.length}명`}>
            <ul className={styles.list}>
              {staff.map((colleague) => (
                <Row key={colleague.staffNo} colleague={colleague} />
              ))}
            </ul>
          </Panel>
          {invites.length > 0 && (
            <Panel title={`기다리는 초대 ${invites.length}개`} className={styles.second}>
              <ul className={styles.list}>
                {invites.map((invite) => (
                  <InviteRow key={invite.inviteNo} invite={invite} />
                ))}
              </ul>
            </Panel>
          )}
          <InviteDialog open={inviting} onClose={() => setInviting(false)} />
        </>
      )}
    </QueryView>
  );
}

function Row({ colleague }: { colleague: Colleague }) {
  const { api, site } = useStaffServices();
  const { academyNo, academyName } = usePost();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const release = useMutation({
    mutationFn: () => api.call(staffApi.release, { params: { academyNo, staffNo: colleague.staffNo } }),
    onSuccess: () => {
      showToast(`${colleague.name} 선생님을 내보냈어요.`);
      return queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <li className={styles.row}>
      <span>
        <b>{colleague.name}</b> {staffRoleName(colleague.role, site)}
        {colleague.me && ' (나)'}
      </span>
      <span>{colleague.email}</span>
      <span>{colleague.classNos.length > 0 ? `반 ${colleague.classNos.length}개` : '맡은 반 없음'}</span>
      {!colleague.me && (
        <Button tone="ghost" icon={<UserMinus aria-hidden="true" />} onClick={() => setAsking(true)}>
          내보내기
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${colleague.name} 선생님을 내보낼까요?`}
        description={`바로 ${academyName}의 화면을 볼 수 없게 돼요. 그동안 남긴 글과 숙제, 기록은 그대로 있어요.`}
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button busy={release.isPending} onClick={() => release.mutate()}>
              내보내기
            </Button>
          </>
        }
      />
    </li>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const { api, site } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.call(staffApi.withdrawInvite, { params: { academyNo, inviteNo: invite.inviteNo } }),
    onSuccess: () => {
      showToast('초대를 거두었어요.');
      return queries.invalidateQueries({ queryKey: ['staff', academyNo] });
    },
  });
  return (
    <li className={styles.row}>
      <span>
        <b>{invite.email}</b> {staffRoleName(invite.role, site)}
      </span>
      <span>{formatDay(invite.expiresAt)}까지</span>
      <Button tone="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        거두기
      </Button>
    </li>
  );
}
