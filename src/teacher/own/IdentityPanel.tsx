import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { staffIdentityApi } from '#contract/endpoints/staffProvider.ts';
import type { StaffIdentityList } from '#contract/staffProvider.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './OwnPage.module.css';

type Identity = StaffIdentityList['identities'][number];

/** The accounts of institutions that oneself signs in by. */
export function IdentityPanel({ identities }: { identities: readonly Identity[] }) {
  if (identities.length === 0) return null;
  return (
    <Panel title="연결한 기관 계정">
      <ul className={styles.identities}>
        {identities.map((identity) => (
          <IdentityRow key={identity.identityNo} identity={identity} />
        ))}
      </ul>
    </Panel>
  );
}

function IdentityRow({ identity }: { identity: Identity }) {
  const { api } = useStaffServices();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { identityNo, name, lastUsedAt, removable } = identity;
  const unlink = useMutation({
    mutationFn: () => api.call(staffIdentityApi.unlink, { params: { identityNo } }),
    onSuccess: () => {
      showToast(`${name} 계정의 연결을 끊었어요.`);
      return queries.invalidateQueries({ queryKey: staffQueries.identities(api).queryKey });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <li className={styles.identity}>
      <p>
        <b>{name}</b> 계정으로 들어와요. 마지막으로 {formatDateTime(Date.parse(lastUsedAt))}에 썼어요.
      </p>
      {removable ? (
        <Button tone="soft" icon={<Unlink aria-hidden="true" />} onClick={() => setAsking(true)}>
          연결 끊기
        </Button>
      ) : (
        <p>들어오는 방법이 이것뿐이라 연결을 끊을 수 없어요.</p>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${name} 계정의 연결을 끊을까요?`}
        description="다음부터는 다른 방법으로 들어와요. 그 계정으로 다시 들어오면 한 번 더 확인한 뒤에 다시 연결돼요."
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              그만두기
            </Button>
            <Button busy={unlink.isPending} onClick={() => unlink.mutate()}>
              연결 끊기
            </Button>
          </>
        }
      />
    </li>
  );
}
