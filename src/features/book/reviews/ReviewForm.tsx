import { useId, useState } from 'react';
import type { MyBookReview } from '#contract/bookReview.ts';
import { checkReview, REVIEW_LENGTH } from '#domain/review/checkReview.ts';
import { Button } from '#src/components/button/Button.tsx';
import { StarField } from '#src/components/stars/StarField.tsx';
import { describeError } from '#src/lib/api/describeError.ts';
import styles from './ReviewForm.module.css';
import { useReviewChanges } from './useReviewChanges.ts';
import { useReviewDraft } from './useReviewDraft.ts';

interface ReviewFormProps {
  bookNo: number;
  start: MyBookReview | null;
  onDone: () => void;
  onCancel?: () => void;
}

/** Stars and a few words. What was typed stays until it was sent. */
export function ReviewForm({ bookNo, start, onDone, onCancel }: ReviewFormProps) {
  const id = useId();
  const draft = useReviewDraft(bookNo);
  const [{ stars, body }, setReview] = useState(
    () => draft.read() ?? { stars: start?.stars ?? 0, body: start?.body ?? '' },
  );
  const [reason, setReason] = useState<string | null>(null);
  const { write } = useReviewChanges(bookNo);
  const length = [...body.normalize('NFC').trim()].length;

  function change(part: { stars: number } | { body: string }): void {
    const next = { stars, body, ...part };
    setReview(next);
    draft.keep(next);
  }

  function send(): void {
    const refusal = stars === 0 ? '별을 먼저 골라 주세요.' : checkReview(body);
    setReason(refusal);
    if (refusal !== null) return;
    write.mutate({ stars, body }, { onSuccess: onDone, onError: (error) => setReason(describeError(error)) });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <StarField label="이 책, 어땠나요?" value={stars} onChange={(next) => change({ stars: next })} />
      <div className={styles.field}>
        <label htmlFor={id}>
          느낌 <span className={styles.optional}>쓰지 않아도 괜찮아요</span>
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={3}
          value={body}
          placeholder="가장 기억에 남는 장면을 한두 문장으로 들려주세요."
          aria-describedby={`${id}-note`}
          aria-invalid={reason === null ? undefined : true}
          onChange={(event) => change({ body: event.target.value })}
        />
        <p id={`${id}-note`} className={styles.note}>
          <span>모든 친구가 봐요. 이름은 가운데를 가려서 보여 줘요.</span>
          <span data-over={length > REVIEW_LENGTH || undefined}>
            {length}/{REVIEW_LENGTH}자
          </span>
        </p>
      </div>
      {reason !== null && (
        <p className={styles.reason} role="alert">
          {reason}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && (
          <Button tone="ghost" onClick={onCancel}>
            그만두기
          </Button>
        )}
        <Button type="submit" busy={write.isPending}>
          {start ? '고친 느낌 남기기' : '느낌 남기기'}
        </Button>
      </div>
    </form>
  );
}
