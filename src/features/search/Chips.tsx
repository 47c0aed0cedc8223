import type { LucideIcon } from 'lucide-react';
import styles from './Chips.module.css';

export interface Chip<V extends string> {
  value: V;
  name: string;
  count?: number | undefined;
  Icon?: LucideIcon;
}

interface ChipsProps<V extends string> {
  label: string;
  /** The name is announced, but not drawn. */
  hideLabel?: boolean;
  chips: readonly Chip<V>[];
  isPressed: (value: V) => boolean;
  onPress: (value: V) => void;
}

/** Choices that are switched on and off, each with how many books it would leave. */
export function Chips<V extends string>({ label, hideLabel, chips, isPressed, onPress }: ChipsProps<V>) {
  return (
    <fieldset className={styles.chips}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      {chips.map(({ value, name, count, Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={isPressed(value)}
          onClick={() => onPress(value)}
        >
          {Icon && <Icon aria-hidden="true" />}
          {name}
          {count !== undefined && <span className={styles.count}>{count.toLocaleString('ko-KR')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
