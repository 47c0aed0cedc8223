import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import type { OwnShareScope } from '#domain/account/shareScopes.ts';
import { paths } from '../../config/paths.ts';
import { describeError } from '../../lib/api/describeError.ts';
import { parentSharesQuery } from '../../lib/queries/parentSharesQuery.ts';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { FormNotice } from '../form-notice/FormNotice.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { QueryView } from '../states/QueryView.tsx';
import styles from './ParentDialog.module.css';
import { ParentLinkTools } from './ParentLinkTools.tsx';

const LABEL = '부모님';

export interface ParentDialogProps {
  /** What the link is for. One that was made for something else is never handed out here. */
  scope: OwnShareScope;
  /** What whoever gets the link can see: all that the scope opens. */
  description: string;
  /** Path of the parents' page for the key of a link. */
  hrefOf: (shareKey: string) => string;
  /** A picture that goes along with the link where the device can send one. */
  picture?: File;
  onClose: () => void;
}

/** Hands a result to a grown-up: by the link for it that works already, or by a new one. */
export function ParentDialog({ scope, description, hrefOf, picture, onClose }: ParentDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  const make = useMutation({
    meta: { ownError: true },
    mutationFn: () => api.call(parentShareApi.create, { body: { label: LABEL, scope } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [queryKeys.parentShares] }),
  });
  return (
    <Dialog open onClose={onClose} title="부모님께 보여 드릴까요?" description={description}>
      <QueryView query={useQuery(parentSharesQuery(api))} skeleton={<Skeleton height={220} radius={16} />}>
        {({ items }) => {
          const share = items.find((item) => item.scope === scope);
          return share ? (
            <div className={styles.body}>
              <ParentLinkTools
                code
                name={`${share.label || LABEL} 링크`}
                href={hrefOf(share.shareKey)}
                picture={picture}
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
