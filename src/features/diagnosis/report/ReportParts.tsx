import { Sprout } from 'lucide-react';
import { Panel } from '#src/components/page/Panel.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import type { Findings } from './ReportHero.tsx';
import styles from './ReportParts.module.css';
import { TrendChart } from './TrendChart.tsx';

/** Where I was and am, what I understood how, and what to try next: the same for the student and the parents. */
export function ReportParts({ findings }: { findings: Findings }) {
  const { trend, changeText, categories, nextSteps } = findings;
  return (
    <>
      <Panel title="지금까지의 흐름">
        <div className={styles.trend}>
          <p className={styles.change}>{changeText}</p>
          {trend.length > 1 && <TrendChart points={trend} />}
        </div>
      </Panel>
      <Panel title="무엇을 어떻게 이해했나요?">
        <CategoryRows categories={categories} />
      </Panel>
      <Panel title="이렇게 해 봐요">
        <ul className={styles.steps}>
          {nextSteps.map((step) => (
            <li key={step}>
              <Sprout aria-hidden="true" />
              {step}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
