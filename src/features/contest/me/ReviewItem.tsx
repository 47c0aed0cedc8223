import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ContestReview } from '#contract/contestReview.ts';
import { contestApi } from '#contract/endpoints/contest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { Badge, type BadgeTone } from '#src/components/badge/Badge.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ReviewTimeline } from '#src/components/review-timeline/ReviewTimeline.tsx';
import { useLostFocus } from '#src/lib/browser/useLostFocus.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import styles from './ReviewPanel.module.css';

const states: Readonly<Record<ContestReview['state'], { tone: BadgeTone; text: string }>> = {
  OPEN: { tone: 'sand', text: '살펴보는 중' },
  RELEASED: { tone: 'kelp', text: '점수에 들어갔어요' },
  CONFIRMED: { tone: 'coral', text: '점수에 들어가지 않아요' },
  WRITTEN: { tone: 'sea', text: '점수를 고쳤어요' },
};

/** One held result or correction: what, why, what was decided, and the student's own words. */
export function ReviewItem({ review }: { review: ContestReview }) {
  const { tone, text } = states[review.state];
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Badge tone={tone}>{text}</Badge>
        <strong>{nameOf(review)}</strong>
        <span className={styles.point}>{signed(review)}</span>
      </p>
      <p>{review.reason}</p>
      {review.decision && (
        <p className={styles.decision}>
          <strong>선생님의 답</strong> {review.decision}
        </p>
      )}
      <ReviewTimeline steps={review.timeline} />
      <Reply review={review} />
    </li>
  );
}

function nameOf({ bookName, readingMissionType: kind, roundNo }: ContestReview): string {
  const what = [bookName && `『${bookName}』`, kind && missionKindNames[kind]].filter(Boolean).join(' ');
  return what || `${roundNo}주차`;
}

function signed({ subject, point }: ContestReview): string {
  return `${subject === 'CORRECTION' && point > 0 ? '+' : ''}${point.toLocaleString('ko-KR')}점`;
}

function Reply({ review: { reviewNo, reply } }: { review: ContestReview }) {
  const id = useId();
  const api = useApi();
  const client = useQueryClient();
  const [text, setText] = useState(reply ?? '');
  const [open, setOpen] = useState(false);
  const place = useLostFocus<HTMLDivElement>(open);
  const save = useMutation({
    mutationFn: () =>
      api.call(contestApi.replyToReview, { params: { contestReviewNo: reviewNo }, body: { reply: text.trim() } }),
    onSuccess: async () => {
      showToast('남긴 말을 전했어요');
      setOpen(false);
      await client.invalidateQueries({ queryKey: [queryKeys.contest, 'reviews'] });
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim()) save.mutate();
  }
  return (
    <div ref={place} tabIndex={-1}>
      {open ? (
        <form className={styles.reply} onSubmit={send}>
          <label htmlFor={id}>선생님께 하고 싶은 말</label>
          <textarea
            id={id}
            rows={3}
            maxLength={CONTEST_TUNING.replyLength}
            value={text}
            placeholder="예: 전에 읽은 책이라 빨리 풀 수 있었어요."
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button tone="ghost" onClick={() => setOpen(false)}>
              나중에
            </Button>
            <Button type="submit" busy={save.isPending} disabled={!text.trim()}>
              보내기
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.reply}>
          {reply && (
            <p className={styles.said}>
              <strong>내가 남긴 말</strong> {reply}
            </p>
          )}
          <Button tone="soft" onClick={() => setOpen(true)}>
            {reply ? '남긴 말 고치기' : '하고 싶은 말 남기기'}
          </Button>
        </div>
      )}
    </div>
  );
}
