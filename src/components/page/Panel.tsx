import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Link at the right of the title. */
  more?: { label: string; href: string };
  className?: string | undefined;
  /** The heading, where focus goes to when something leads to this panel. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A white rounded surface with a title: the building block of pages. */
export function Panel({ title, more, className, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={[styles.panel, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {more && (
          <Link className={styles.more} to={more.href}>
            {more.label}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
