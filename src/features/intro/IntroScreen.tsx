import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import styles from './IntroScreen.module.css';
import { introQueries } from './introQueries.ts';
import { IntroLayout } from './layout/IntroLayout.tsx';

interface IntroScreenProps {
  /** Name of the page in content/site/intro. */
  page: string;
  children: (texts: IntroAnswer) => ReactNode;
}

/** A page for visitors in its frame, once its texts are there. */
export function IntroScreen({ page, children }: IntroScreenProps) {
  const query = useQuery(introQueries.page(useApi(), page));
  useDocumentTitle(query.data?.title);
  return (
    <IntroLayout>
      <QueryView query={query} skeleton={<Waiting />} errorTitleAs="h1">
        {children}
      </QueryView>
    </IntroLayout>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={56} width="60%" />
      <Skeleton height={24} width="80%" />
      <Skeleton height={320} />
    </div>
  );
}
