import { BadgeCheck } from 'lucide-react';
import type { BookDetail } from '#contract/book.ts';
import { missionKinds } from '#domain/mission/missionKinds.ts';
import { percentOf } from '#domain/text/percentOf.ts';
import { ProgressBar } from '../../components/progress/ProgressBar.tsx';
import styles from './BookProgress.module.css';

/** How far the reading and the missions are, as far as there are any here. */
export function BookProgress({ book }: { book: BookDetail }) {
  const missionRate = (book.missionDoneCount / missionKinds.length) * 100;
  if (book.textYn === 'N' && book.missionYn === 'N') return null;
  return (
    <div className={styles.progress}>
      {book.textYn === 'Y' && (
        <div className={styles.line}>
          <span>읽은 만큼</span>
          <ProgressBar
            value={book.readingProgressRate}
            label="읽은 만큼"
            valueText={percentOf(book.readingProgressRate)}
            tone={book.readingProgressRate === 100 ? 'gold' : 'sea'}
          />
          <b aria-hidden="true">{book.readingProgressRate}%</b>
        </div>
      )}
      {book.missionYn === 'Y' && (
        <div className={styles.line}>
          <span>미션</span>
          <ProgressBar
            value={missionRate}
            label="미션"
            tone={missionRate === 100 ? 'gold' : 'sea'}
            valueText={`${missionKinds.length}개 가운데 ${book.missionDoneCount}개`}
          />
          <b aria-hidden="true">
            {book.missionDoneCount}/{missionKinds.length}
          </b>
        </div>
      )}
      {book.verificationYn === 'Y' && (
        <p className={styles.verified}>
          <BadgeCheck aria-hidden="true" />
          인증한 책이에요. 정말 잘했어요!
        </p>
      )}
    </div>
  );
}
