import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parentShareApi } from '#contract/endpoints/parentShare.ts';
import type { ParentShare } from '#contract/parentShare.ts';
import { formatPastDay, formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { ParentLinkTools } from '#src/components/parent-link/ParentLinkTools.tsx';
import { paths } from '#src/config/paths.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from './ParentLinksPanel.module.css';
import { shareWords } from './shareWords.ts';

interface ParentLinkRowProps {
  share: ParentShare;
  /** Book at which a link to results opens; null before the first mission. */
  bookNo: number | null;
}

export function ParentLinkRow({ share, bookNo }: ParentLinkRowProps) {
  const { api, now } = useServices();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = share.label || '이름 없는 링크';
  const end = useMutation({
    mutationFn: () =>
      api.call(parentShareApi.end, { params: { shareNo: share.shareNo }, undoes: parentShareApi.create }),
    onSuccess: () => showToast('링크를 끝냈어요'),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: [queryKeys.parentShares] });
    },
  });
  const href = hrefOf(share, bookNo);
  const opened = share.lastOpenedAt
    ? `${formatPastDay(Date.parse(share.lastOpenedAt), now())} 열어 봤어요`
    : '아직 열어 보지 않았어요';
  return (
    <li className={styles.link}>
      <div className={styles.top}>
        <div>
          <p className={styles.name}>{name}</p>
          <p>{shareWords(share.scope)}</p>
          <p className={styles.facts}>
            {formatShortDate(Date.parse(share.expiresAt))}까지 열려요 · {opened}
          </p>
        </div>
        <Button tone="ghost" aria-label={`${name} 끝내기`} onClick={() => setAsking(true)}>
          끝내기
        </Button>
      </div>
      {href === null ? (
        <p className={styles.facts}>첫 미션을 마치면 보낼 주소가 생겨요.</p>
      ) : (
        <ParentLinkTools name={name} href={href} />
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title="이 링크를 끝낼까요?"
          description={`받은 사람은 이제 결과를 볼 수 없어요.\n필요하면 새 링크를 만들 수 있어요.`}
          footer={
            <>
              <Button tone="soft" onClick={() => setAsking(false)}>
                그대로 둘게요
              </Button>
              <Button busy={end.isPending} onClick={() => end.mutate()}>
                끝낼래요
              </Button>
            </>
          }
        />
      )}
    </li>
  );
}

function hrefOf({ scope, shareKey }: ParentShare, bookNo: number | null): string | null {
  if (scope === 'MONTHLY_REPORT') return paths.parentMonthlyReport.getHref({ shareKey });
  if (scope === 'DIAGNOSIS') return paths.parentDiagnosis.getHref({ shareKey });
  return bookNo === null ? null : paths.parentResult.getHref({ bookNo, accountNo: shareKey });
}
