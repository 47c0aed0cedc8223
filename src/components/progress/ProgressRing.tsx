import type { ReactNode } from 'react';
import styles from './ProgressRing.module.css';

interface ProgressRingProps {
  /** 0–100. */
  value: number;
  label: string;
  /** What a screen reader announces instead of the bare number, the total with it: `10개 가운데 5개`. */
  valueText: string;
  /** CSS pixels. */
  size?: number;
  children?: ReactNode;
}

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

export function ProgressRing({ value, label, valueText, size = 112, children }: ProgressRingProps) {
  const share = Math.max(0, Math.min(100, value)) / 100;
  return (
    <div
      className={styles.ring}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle className={styles.track} cx="52" cy="52" r={RADIUS} />
        {share > 0 && (
          <circle
            className={styles.fill}
            cx="52"
            cy="52"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        )}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
