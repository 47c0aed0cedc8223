import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  /** A second, quieter line. */
  note?: string;
  icon?: ReactNode;
  /** A pill without the track, where several stand in a row. */
  compact?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off at once, without a button to confirm it. The whole row is the target. */
export function Switch({ label, note, icon, compact = false, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={compact ? styles.pill : styles.row}
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      onClick={() => onChange(!on)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      {compact ? (
        <span className={styles.state} aria-hidden="true">
          {on ? '켬' : '끔'}
        </span>
      ) : (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
      )}
    </button>
  );
}
