import type { MainPage } from '#contract/home.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { ProgressRing } from '../../components/progress/ProgressRing.tsx';
import { countBooks } from '../../lib/countBooks.ts';
import styles from './GoalPanel.module.css';

export function GoalPanel({ goal }: { goal: MainPage['goal'] }) {
  const { goalBookCount, verifiedBookCount } = goal;
  const left = Math.max(0, goalBookCount - verifiedBookCount);
  return (
    <Panel title={`${goal.monthLabel} 목표`}>
      <div className={styles.goal}>
        <ProgressRing
          value={(verifiedBookCount / goalBookCount) * 100}
          label={`${goal.monthLabel} 목표`}
          valueText={`${goalBookCount}권 가운데 ${verifiedBookCount}권을 인증했어요`}
        >
          <strong className={styles.count}>
            {verifiedBookCount}
            <small>/{goalBookCount}</small>
          </strong>
        </ProgressRing>
        <div>
          <p className={styles.left}>{left > 0 ? `${countBooks(left)} 남았어요` : '목표를 이뤘어요!'}</p>
          <p className={styles.points}>
            이번 주 <b>{goal.weekPoint.toLocaleString('ko-KR')}점</b>
            <br />
            이번 달 <b>{goal.monthPoint.toLocaleString('ko-KR')}점</b>
          </p>
        </div>
      </div>
    </Panel>
  );
}
