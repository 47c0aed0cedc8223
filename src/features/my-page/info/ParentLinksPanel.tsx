import { useQuery } from '@tanstack/react-query';
import type { ParentShareList } from '#contract/parentShare.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { parentSharesQuery } from '#src/lib/queries/parentSharesQuery.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { NewParentLink } from './NewParentLink.tsx';
import { ParentLinkRow } from './ParentLinkRow.tsx';
import styles from './ParentLinksPanel.module.css';

/** Links with which parents look at results without a login. */
export function ParentLinksPanel() {
  return (
    <Panel title="부모님께 보여 드리기">
      <div className={styles.what}>
        <ArtIcon name="telescope" size={56} />
        <p>
          링크를 받은 사람은 로그인하지 않고 <strong>그 링크에 적힌 것만</strong> 할 수 있어요. 이름은 가운데가
          가려지고, 내가 쓴 글이나 연락처는 보이지 않아요. 언제든 끝낼 수 있어요.
        </p>
      </div>
      <QueryView query={useQuery(parentSharesQuery(useApi()))} skeleton={<Skeleton height={120} radius={16} />}>
        {(shares) => <OpenLinks {...shares} />}
      </QueryView>
    </Panel>
  );
}

function OpenLinks({ items, latestBookNo }: ParentShareList) {
  const place = useLostFocus<HTMLDivElement>(items.map(({ shareNo }) => shareNo).join());
  return (
    <div ref={place} tabIndex={-1}>
      {items.length > 0 && (
        <ul className={styles.links} aria-label="지금 열려 있는 링크">
          {items.map((share) => (
            <ParentLinkRow key={share.shareNo} share={share} bookNo={latestBookNo} />
          ))}
        </ul>
      )}
      <NewParentLink />
    </div>
  );
}
