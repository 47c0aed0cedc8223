import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Spoken name, and tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'soft' | 'white';
}

export function IconButton({ label, icon, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={[styles.button, styles[tone], className].filter(Boolean).join(' ')}
    >
      {icon}
    </button>
  );
}
