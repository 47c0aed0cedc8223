import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonTone, buttonClass } from './Button.tsx';

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: 'm' | 'l';
  wide?: boolean;
  icon?: ReactNode;
}

export function ButtonLink({ tone, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ ...(tone && { tone }), ...(size && { size }), wide, className })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
