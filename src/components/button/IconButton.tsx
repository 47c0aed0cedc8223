import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { pressOf } from './pressOf.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Spoken name, and tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'soft' | 'white';
}

export function IconButton({ label, icon, tone = 'plain', className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...pressOf({ disabled, onClick })}
      aria-label={label}
      title={label}
      className={[styles.button, styles[tone], className].filter(Boolean).join(' ')}
    >
      {icon}
    </button>
  );
}
