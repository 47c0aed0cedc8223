import type { MyPageMain } from '#contract/myPage.ts';
import { MonthChart } from '#src/components/month-chart/MonthChart.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './PastMonths.module.css';

/** The last months with the running one at the end. */
export function PastMonths({ goal }: { goal: MyPageMain['goal'] }) {
  const past = goal.history.map(({ month, verifiedBookCount, goalBookCount }) => ({
    month,
    count: verifiedBookCount,
    goal: goalBookCount,
  }));
  const months = [...past, { month: goal.month, count: goal.verifiedBookCount, goal: goal.goalBookCount }];
  return (
    <Panel title="달마다 인증한 책">
      <div className={styles.chart}>
        <MonthChart label="달마다 인증한 책" months={months.slice(-7)} formatCount={(count) => `${count}권`} />
      </div>
      {past.length === 0 ? (
        <p className={styles.first}>다음 달부터 지난달 기록이 옆에 쌓여요.</p>
      ) : (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.line} /> 그달의 목표
        </p>
      )}
    </Panel>
  );
}
