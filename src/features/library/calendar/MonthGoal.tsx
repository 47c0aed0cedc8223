import type { CalendarMonth } from '#contract/library.ts';
import { ProgressBar } from '#src/components/progress/ProgressBar.tsx';
import { goalWords } from './dayWords.ts';
import styles from './MonthGoal.module.css';

interface MonthGoalProps {
  goal: CalendarMonth['goal'];
  month: string;
  /** The running month: its goal can still be reached. */
  now: boolean;
}

/** One line over the month: the goal, how near it is, and the days read. */
export function MonthGoal({ goal, month, now }: MonthGoalProps) {
  const { goalBookCount, verifiedBookCount, readDayCount } = goal;
  const name = `${Number(month.slice(5))}월 목표`;
  const share = goalBookCount === null ? 0 : Math.min(100, (verifiedBookCount / goalBookCount) * 100);
  return (
    <div className={styles.goal}>
      <p className={styles.words}>
        {goalBookCount !== null && (
          <b>
            {name} {goalBookCount}권
          </b>
        )}
        <span>{goalWords(goal, now)}</span>
        <span className={styles.days}>읽은 날 {readDayCount}일</span>
      </p>
      {goalBookCount !== null && (
        <ProgressBar
          value={share}
          label={name}
          valueText={`${goalBookCount}권 가운데 ${verifiedBookCount}권`}
          tone={share === 100 ? 'gold' : 'sea'}
        />
      )}
    </div>
  );
}
