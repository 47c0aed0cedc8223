import { Check } from 'lucide-react';
import styles from './FormSteps.module.css';

interface FormStepsProps {
  label: string;
  steps: readonly string[];
  /** The step that is shown, counted from 1; those before it are passed. */
  current: number;
}

/** Where somebody stands in a form of several pages. */
export function FormSteps({ label, steps, current }: FormStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const place = index + 1;
        const state = place < current ? 'passed' : place === current ? 'active' : 'ahead';
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.disc} aria-hidden="true">
              {state === 'passed' ? <Check /> : place}
            </span>
            <span className={styles.name}>
              {step}
              {state === 'passed' && <span className="visually-hidden"> 끝남</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
