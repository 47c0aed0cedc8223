import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0–100. */
  value: number;
  label: string;
  tone?: 'sea' | 'satiety' | 'intimacy' | 'strength' | 'gold';
  size?: 's' | 'm';
  /** What a screen reader announces instead of the bare number, the total with it: `10개 가운데 5개`. */
  valueText: string;
}

export function ProgressBar({ value, label, tone = 'sea', size = 'm', valueText }: ProgressBarProps) {
  const width = Math.max(0, Math.min(100, value));
  return (
    <div
      className={`${styles.track} ${styles[size]}`}
      data-bar-track=""
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      aria-valuetext={valueText}
    >
      <div data-bar="" className={`${styles.fill} ${styles[tone]}`} style={{ width: `${width}%` }} />
    </div>
  );
}
