import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { BookReview } from '#contract/bookReview.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Stars } from '#src/components/stars/Stars.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { formatDay } from '#src/lib/formatDay.ts';
import { ReportDialog } from './ReportDialog.tsx';
import styles from './ReviewItem.module.css';

export function ReviewItem({ bookNo, review }: { bookNo: number; review: BookReview }) {
  const [reporting, setReporting] = useState(false);
  // Its button has gone by the time the dialog gives the focus back.
  const item = useLostFocus<HTMLLIElement>(reporting);
  return (
    <li ref={item} className={styles.item} tabIndex={-1}>
      <p className={styles.head}>
        <strong translate="no">{review.readerName}</strong>
        <Stars value={review.stars} />
        <time dateTime={review.writtenAt}>{formatDay(review.writtenAt)}</time>
      </p>
      {review.body && <p className={styles.body}>{review.body}</p>}
      {review.reportedYn === 'Y' ? (
        <p className={styles.reported}>알려 준 글이에요. 살펴볼게요.</p>
      ) : (
        <Button
          tone="ghost"
          className={styles.report}
          icon={<Flag aria-hidden="true" />}
          aria-label={`${review.readerName} 님의 느낌 신고하기`}
          onClick={() => setReporting(true)}
        >
          신고
        </Button>
      )}
      {reporting && <ReportDialog bookNo={bookNo} reviewNo={review.reviewNo} onClose={() => setReporting(false)} />}
    </li>
  );
}
