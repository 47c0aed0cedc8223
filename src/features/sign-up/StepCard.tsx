import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StepCard.module.css';

interface StepCardProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One step: its title takes the focus when it comes, so that reading begins there, and the page starts at the top. */
export function StepCard({ title, lead, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
