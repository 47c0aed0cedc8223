import { useState } from 'react';
import type { BookReviews, MyBookReview } from '#contract/bookReview.ts';
import { Button } from '#src/components/button/Button.tsx';
import { Stars } from '#src/components/stars/Stars.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { formatDay } from '#src/lib/formatDay.ts';
import styles from './MyReview.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviewChanges } from './useReviewChanges.ts';
import { useReviewDraft } from './useReviewDraft.ts';

/** The own review: not yet possible, to be written, or written. */
export function MyReview({ bookNo, reviews }: { bookNo: number; reviews: BookReviews }) {
  const { mine, mayWriteYn } = reviews;
  const draft = useReviewDraft(bookNo);
  const [editing, setEditing] = useState(() => mine !== null && draft.read() !== null);
  const cancel = () => {
    draft.forget();
    setEditing(false);
  };
  const written = mine !== null && !editing;
  const card = useLostFocus<HTMLDivElement>(written);
  return (
    <div ref={card} className={styles.card} data-written={written || undefined} tabIndex={-1}>
      {written && <Written bookNo={bookNo} mine={mine} onEdit={() => setEditing(true)} />}
      {!written && mayWriteYn === 'N' && (
        <>
          <p className={styles.title}>다 읽으면 느낌을 남길 수 있어요</p>
          <p>책을 끝까지 읽거나 미션을 하나 풀고 오세요. 별은 한 권에 한 번, 언제든 고칠 수 있어요.</p>
        </>
      )}
      {!written && mayWriteYn === 'Y' && (
        <ReviewForm
          bookNo={bookNo}
          start={mine}
          onDone={() => setEditing(false)}
          {...(mine ? { onCancel: cancel } : {})}
        />
      )}
    </div>
  );
}

function Written({ bookNo, mine, onEdit }: { bookNo: number; mine: MyBookReview; onEdit: () => void }) {
  const { remove } = useReviewChanges(bookNo);
  return (
    <>
      <p className={styles.title}>나의 느낌</p>
      <p className={styles.facts}>
        <Stars value={mine.stars} />
        <time dateTime={mine.writtenAt}>{formatDay(mine.writtenAt)}</time>
      </p>
      {mine.body && <p className={styles.body}>{mine.body}</p>}
      {mine.heldYn === 'Y' && (
        <p className={styles.held}>친구들이 살펴봐 달라고 했어요. 확인하는 동안 나에게만 보여요.</p>
      )}
      <div className={styles.buttons}>
        <Button tone="soft" onClick={onEdit}>
          고치기
        </Button>
        {mine.heldYn === 'N' && (
          <Button tone="ghost" busy={remove.isPending} onClick={() => remove.mutate(mine)}>
            지우기
          </Button>
        )}
      </div>
    </>
  );
}
