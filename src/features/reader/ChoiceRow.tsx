import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps<V extends string | number> {
  legend: string;
  choices: readonly { value: V; name: string; sample?: ReactNode }[];
  selected: V;
  onSelect: (value: V) => void;
}

/** A row of buttons of which one is pressed. */
export function ChoiceRow<V extends string | number>({ legend, choices, selected, onSelect }: ChoiceRowProps<V>) {
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, name, sample }) => (
          <button key={value} type="button" aria-pressed={value === selected} onClick={() => onSelect(value)}>
            {sample && (
              <span className={styles.sample} aria-hidden="true">
                {sample}
              </span>
            )}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
