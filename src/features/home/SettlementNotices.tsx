import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { contestApi } from '#contract/endpoints/contest.ts';
import { moderationApi } from '#contract/endpoints/moderation.ts';
import type { MainPage } from '#contract/home.ts';
import { Button } from '../../components/button/Button.tsx';
import { queryKeys } from '../../lib/queries/queryKeys.ts';
import { useServices } from '../../lib/services/ServicesContext.ts';
import styles from './SettlementNotices.module.css';

type Notices = MainPage['settlementNotices'];

/** What the staff decided about something of the pupil's own, with the reason, until the pupil has read it. */
export function SettlementNotices({ notices }: { notices: Notices }) {
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={`${notice.subject} ${notice.noticeNo}`} className={styles.notice}>
          <MailCheck aria-hidden="true" />
          <p>
            <b>{notice.words}</b>
            <span>
              {notice.bookName !== null && `${notice.bookName} · `}
              <span translate="no">{notice.staffName}</span> 선생님: {notice.reason}
            </span>
          </p>
          <PutAway notice={notice} />
        </li>
      ))}
    </ul>
  );
}

function PutAway({ notice: { noticeNo, subject, words } }: { notice: Notices[number] }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const putAway = useMutation({
    mutationFn: () =>
      subject === 'LEVEL'
        ? api.call(contestApi.putAwayLevelReview)
        : api.call(moderationApi.putAway, { params: { noticeNo } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [queryKeys.main] }),
  });
  return (
    <Button tone="white" busy={putAway.isPending} onClick={() => putAway.mutate()}>
      알겠어요<span className="visually-hidden">: {words}</span>
    </Button>
  );
}
