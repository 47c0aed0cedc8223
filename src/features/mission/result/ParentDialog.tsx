import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { FormNotice } from '../../../components/form-notice/FormNotice.tsx';
import { ParentLinkTools } from '../../../components/parent-link/ParentLinkTools.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../../components/states/QueryView.tsx';
import { paths } from '../../../config/paths.ts';
import { describeError } from '../../../lib/api/describeError.ts';
import { parentSharesQuery } from '../../../lib/queries/parentSharesQuery.ts';
import { queryKeys } from '../../../lib/queries/queryKeys.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';
import styles from './ParentDialog.module.css';

const LABEL = '부모님';

/** Hands this result to a grown-up: by the link that works already, or by a new one. */
export function ParentDialog({ bookNo, onClose }: { bookNo: number; onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const make = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.post('/api/account/parent-shares/me', { label: LABEL }, { idempotent: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: [queryKeys.parentShares] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="부모님께 보여 드릴까요?"
      description="받은 사람은 로그인하지 않고 이 책의 결과를 볼 수 있어요. 이름은 가운데를 가리고, 내가 쓴 글은 보이지 않아요."
    >
      <QueryView query={useQuery(parentSharesQuery(api))} skeleton={<Skeleton height={220} radius={16} />}>
        {({ items }) => {
          const [share] = items;
          return share ? (
            <div className={styles.body}>
              <ParentLinkTools
                code
                name={`${share.label || LABEL} 링크`}
                href={paths.parentResult.getHref({ bookNo, accountNo: share.shareKey })}
              />
              <p className={styles.note}>
                링크는 <Link to={paths.mypageInfo.getHref()}>내 정보</Link>에서 언제든 끝낼 수 있어요.
              </p>
            </div>
          ) : (
            <div className={styles.body}>
              {make.error && <FormNotice>{describeError(make.error)}</FormNotice>}
              <Button busy={make.isPending} icon={<Link2 aria-hidden="true" />} onClick={() => make.mutate()}>
                링크 만들기
              </Button>
            </div>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
