import { Check, Minus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useCallback } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'ref' | 'type'> {
  label: ReactNode;
  /** Some of what it stands for is ticked, but not all. */
  mixed?: boolean;
  /** A box around it: for the one that stands for several others. */
  framed?: boolean;
}

/** A native check box with a large mark; the whole row can be pressed. */
export function Checkbox({ label, mixed = false, framed, className, ...rest }: CheckboxProps) {
  const setMixed = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = mixed;
    },
    [mixed],
  );
  return (
    <label className={[styles.row, framed && styles.framed, className].filter(Boolean).join(' ')}>
      <input {...rest} ref={setMixed} type="checkbox" className={styles.input} />
      <span className={styles.mark} aria-hidden="true">
        {mixed ? <Minus /> : <Check />}
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  );
}
