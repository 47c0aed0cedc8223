import { ExternalLink } from 'lucide-react';
import styles from './ReceiptLink.module.css';

/** The card company's own receipt, in a window of its own. */
export function ReceiptLink({ href, label = '카드 영수증 보기' }: { href: string; label?: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {label}
      <ExternalLink aria-hidden="true" />
      <span className="visually-hidden"> (새 창)</span>
    </a>
  );
}
