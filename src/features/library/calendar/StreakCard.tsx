import type { CalendarMonth } from '#contract/library.ts';
import { streakWords } from '#domain/library/streakWords.ts';
import { LIBRARY_TUNING } from '#domain/library/tuning.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import styles from './StreakCard.module.css';

const { restDaysAWeek } = LIBRARY_TUNING;

/** How long the student has kept reading, and why resting is fine. */
export function StreakCard({ streak }: { streak: CalendarMonth['streak'] }) {
  const { title, text } = streakWords(streak);
  return (
    <section className={styles.card} aria-label="독서 물결">
      <div className={styles.top}>
        <ArtIcon name={streak.days > 0 ? 'sailboat' : 'desert-island'} size={72} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      <dl className={styles.figures}>
        <div hidden={streak.days === 0}>
          <dt>이번 주 쉬는 날</dt>
          <dd>
            <span className="visually-hidden">
              {restDaysAWeek}일 가운데 {streak.restLeft}일 남음
            </span>
            <span className={styles.pearls} aria-hidden="true">
              {Array.from({ length: restDaysAWeek }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pearls have no names
                <span key={index} data-left={index < streak.restLeft || undefined} />
              ))}
            </span>
          </dd>
        </div>
        <div hidden={streak.longest === 0}>
          <dt>가장 길게</dt>
          <dd>{streak.longest}일</dd>
        </div>
      </dl>
      <details className={styles.rule}>
        <summary>쉬는 날은 어떻게 세나요?</summary>
        <p>
          한 주는 월요일부터 일요일까지예요. 한 주에 {restDaysAWeek}일까지는 쉬어도 물결이 이어지고, 새 주가 되면 쉬는
          날이 다시 {restDaysAWeek}일 생겨요. 더 오래 쉬었다면 새 물결을 시작하면 돼요. 가장 길었던 기록은 언제나 남아
          있어요.
        </p>
      </details>
    </section>
  );
}
