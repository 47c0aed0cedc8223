import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link className={styles.logo} to={paths.main.getHref()} aria-label="책바다 첫 화면">
      <LogoMark />
      <span aria-hidden="true">책바다</span>
    </Link>
  );
}

/** An open book that is also two waves. */
export function LogoMark({ size = 44 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="20" fill="#67c2c2" />
      <path d="M0 40c9-7 16-7 24 0s15 7 22 0 12-6 18-1v5c0 11-9 20-20 20H20C9 64 0 55 0 44Z" fill="#0e6671" />
      <path d="M32 19c-5-4-12-5-19-4v27c7-1 14 0 19 4 5-4 12-5 19-4V15c-7-1-14 0-19 4Z" fill="#fff" />
      <path d="M32 19v27" stroke="#9edcd9" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M18 25c4-.6 7-.3 10 1M18 32c4-.6 7-.3 10 1M46 25c-4-.6-7-.3-10 1M46 32c-4-.6-7-.3-10 1"
        stroke="#67c2c2"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M4 51c8-6 14-6 21 0s13 6 19 0 10-5 16-1"
        stroke="#67c2c2"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
    </svg>
  );
}
