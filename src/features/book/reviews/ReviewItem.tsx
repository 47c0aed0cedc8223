import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { BookReview } from '#contract/bookReview.ts';
import { type ReviewReportReason, reviewReportReasonNames, reviewReportReasons } from '#domain/review/checkReview.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { RadioGroup } from '#src/components/radio-group/RadioGroup.tsx';
import { Stars } from '#src/components/stars/Stars.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { formatDay } from '#src/lib/formatDay.ts';
import styles from './ReviewItem.module.css';
import { useReviewChanges } from './useReviewChanges.ts';

const reportReasons = reviewReportReasons.map((value) => ({ value, label: reviewReportReasonNames[value] }));

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

interface ReportDialogProps {
  bookNo: number;
  reviewNo: number;
  onClose: () => void;
}

function ReportDialog({ bookNo, reviewNo, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReviewReportReason>('RUDE');
  const { report } = useReviewChanges(bookNo);
  return (
    <Dialog
      open
      onClose={onClose}
      title="이 글을 살펴봐 달라고 할까요?"
      description="누가 알렸는지는 아무에게도 보이지 않아요."
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          <Button busy={report.isPending} onClick={() => report.mutate({ reviewNo, reason }, { onSettled: onClose })}>
            알리기
          </Button>
        </>
      }
    >
      <RadioGroup label="까닭" layout="column" options={reportReasons} value={reason} onChange={setReason} />
    </Dialog>
  );
}
