import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonTone = 'primary' | 'white' | 'soft' | 'ghost' | 'coral';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: 'm' | 'l';
  wide?: boolean;
  /** Shows that the work is under way and takes no second press. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({ tone = 'primary', size = 'm', wide, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, wide, className })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
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
