import type { ComponentPropsWithRef } from 'react';
import styles from './HiddenField.module.css';

/** A field that no person sees or reaches. Programs that fill in forms fill it in, and give themselves away. */
export function HiddenField(props: ComponentPropsWithRef<'input'>) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        이 칸은 비워 두십시오
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
