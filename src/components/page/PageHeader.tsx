import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWayBack } from '../../lib/browser/useWayBack.ts';
import styles from './PageHeader.module.css';

export interface Crumb {
  label: string;
  href: string;
}

interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

export function PageHeader({ title, crumbs = [], lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} here={title} />}
      <div className={styles.row}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
    </header>
  );
}

export function Breadcrumb({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const goBack = useWayBack();
  return (
    <nav aria-label="지금 있는 곳">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link to={crumb.href} onClick={goBack}>
              {crumb.label}
            </Link>
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
