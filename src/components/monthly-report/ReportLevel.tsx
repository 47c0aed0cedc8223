import type { MonthlyReport } from '#contract/monthlyReport.ts';
import { GrowthChart } from '../growth-chart/GrowthChart.tsx';
import styles from './MonthlyReportSheet.module.css';

/** The level as a band with its line, called an estimate; nothing where nothing is known. */
export function ReportLevel({ level, growth }: Pick<MonthlyReport, 'level' | 'growth'>) {
  if (level === null) return null;
  const { levelFrom, levelTo } = level;
  return (
    <section className={styles.level}>
      <div>
        <h3>읽기 수준</h3>
        <p className={styles.band}>
          <b>{levelFrom === levelTo ? levelFrom : `${levelFrom}~${levelTo}`}</b>쯤이에요
        </p>
        <p className={styles.small}>예비 수준이에요. 답이 쌓이면 더 정확해져요.</p>
      </div>
      {growth.length > 1 && <GrowthChart points={growth} small />}
    </section>
  );
}
