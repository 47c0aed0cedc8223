import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { IntroAnswer } from '#contract/introTexts.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { introQueries } from '../introQueries.ts';
import { ArticleCards } from '../parts/ArticleCards.tsx';
import { IntroHero } from '../parts/IntroHero.tsx';
import { sectionOf } from '../sectionOf.ts';
import styles from './ArticlesView.module.css';

/** Articles for parents and teachers, the latest first. */
export function ArticlesView({ texts }: { texts: IntroAnswer }) {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(introQueries.articles(useApi(), page));
  const lead = sectionOf(texts, 'lead');
  return (
    <>
      <IntroHero
        eyebrow={texts.title}
        title={lead?.headline ?? texts.title}
        lead={lead?.text ?? texts.description}
        pet="turtle"
      />
      <div className={styles.list}>
        <QueryView query={query} skeleton={<Skeleton height={420} />}>
          {(list) =>
            list.totalCount === 0 ? (
              <EmptyState title="아직 실린 글이 없습니다" text="새 글이 실리면 이곳에서 보여 드리겠습니다." />
            ) : (
              <PagedList
                page={list.page}
                pageCount={Math.ceil(list.totalCount / list.pageSize)}
                onPage={(next) => setSearch({ page: String(next) })}
              >
                {list.items.length === 0 ? <PastLastPage /> : <ArticleCards articles={list.items} headingLevel="h2" />}
              </PagedList>
            )
          }
        </QueryView>
      </div>
    </>
  );
}
