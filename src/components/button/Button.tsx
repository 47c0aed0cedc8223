import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { pressOf } from './pressOf.ts';

export type ButtonTone = 'primary' | 'white' | 'soft' | 'ghost' | 'coral';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: ButtonTone;
  size?: 'm' | 'l';
  wide?: boolean;
  /** Shows that the work is under way and takes no second press. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { tone = 'primary', size = 'm', wide, busy, disabled, icon, className, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...pressOf({ disabled, busy, onClick })}
      className={buttonClass({ tone, size, wide, className })}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLook {
  tone?: ButtonTone;
  size?: 'm' | 'l';
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The same look for a link. */
export function buttonClass({ tone = 'primary', size = 'm', wide, className }: ButtonLook): string {
  return [styles.button, styles[tone], styles[size], wide && styles.wide, className].filter(Boolean).join(' ');
}
