import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Markdown } from '../markdown/Markdown.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './ArticleView.module.css';

interface Neighbour {
  title: string;
  href: string;
}

interface ArticleViewProps {
  title: string;
  /** Under the title: day, category, views. */
  facts: ReactNode;
  /** Markdown. */
  text: string;
  /** Spoken name of the way to the neighbours. */
  neighboursLabel: string;
  next: Neighbour | null;
  previous: Neighbour | null;
}

/** A text of the customer service, with the ones before and after it. */
export function ArticleView({ title, facts, text, neighboursLabel, next, previous }: ArticleViewProps) {
  return (
    <article className={styles.article}>
      <header>
        <h1>{title}</h1>
        <p className={styles.facts}>{facts}</p>
      </header>
      <Markdown text={text} />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={neighboursLabel}>
          {next && <NeighbourLink to={next} label="다음 글" icon={<ChevronUp aria-hidden="true" />} />}
          {previous && <NeighbourLink to={previous} label="이전 글" icon={<ChevronDown aria-hidden="true" />} />}
        </nav>
      )}
    </article>
  );
}

function NeighbourLink({ to, label, icon }: { to: Neighbour; label: string; icon: ReactNode }) {
  return (
    <Link to={to.href}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.title}>{to.title}</span>
    </Link>
  );
}

export function ArticleSkeleton() {
  return (
    <div className={styles.article} aria-hidden="true">
      <Skeleton width="70%" height={40} />
      <Skeleton height={22} />
      <Skeleton height={22} />
      <Skeleton width="50%" height={22} />
    </div>
  );
}
