import type { UseQueryResult } from '@tanstack/react-query';
import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/ApiError.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Breadcrumb, type Crumb } from '../page/PageHeader.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { QueryView } from '../states/QueryView.tsx';
import styles from './ArticleFrame.module.css';
import { ArticleSkeleton } from './ArticleView.tsx';

interface ArticleFrameProps<T extends { title: string }> {
  query: UseQueryResult<T>;
  /** The last one is the list. */
  crumbs: readonly [...Crumb[], Crumb];
  /** Title where there is no such article. */
  missing: string;
  children: (article: T) => ReactNode;
}

/** The page around one article: where it stands, the way back to the list, and the text when there is none. */
export function ArticleFrame<T extends { title: string }>({ query, crumbs, missing, children }: ArticleFrameProps<T>) {
  const list = crumbs[crumbs.length - 1];
  return (
    <>
      <Breadcrumb crumbs={crumbs} here={query.data?.title ?? '읽기'} />
      <QueryView
        query={query}
        skeleton={<ArticleSkeleton />}
        errorTitleAs="h1"
        renderError={(error) =>
          error instanceof ApiError && (error.status === 404 || error.is('INVALID_INPUT')) ? (
            <EmptyState picture="lost" titleAs="h1" title={missing} text="지워졌거나 주소가 잘못 적혔을 수 있어요." />
          ) : null
        }
      >
        {children}
      </QueryView>
      {list && (
        <div className={styles.back}>
          <ButtonLink tone="soft" to={list.href} icon={<List aria-hidden="true" />}>
            목록으로
          </ButtonLink>
        </div>
      )}
    </>
  );
}
