import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DiagnosisSummary } from '#contract/diagnosis.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { useListPlace } from '#src/components/list-search/useListPlace.ts';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import { levelSpan } from '../levelSpan.ts';
import styles from './ResultList.module.css';

/** Results so far, the newest first. @param whenNone where there are none: the way to the first one */
export function ResultList({ whenNone }: { whenNone?: ReactNode }) {
  const place = useListPlace([]);
  const places = diagnosisPlaces(useServices().site);
  const query = useQuery(diagnosisQueries.list(useApi(), place.page));
  return (
    <QueryView query={query} skeleton={<Skeleton height={180} radius={24} />}>
      {({ items, page: here, pageSize, totalCount }) =>
        items.length === 0 ? (
          <EmptyState
            picture="medals"
            title="아직 결과가 없어요"
            text={'진단을 한 번 하면 여기에 쌓여요.\n서두르지 않아도 괜찮아요.'}
            action={whenNone}
          />
        ) : (
          <PagedList
            aria-busy={query.isPlaceholderData || undefined}
            page={here}
            pageCount={Math.ceil(totalCount / pageSize)}
            onPage={(page) => place.show({ page })}
          >
            <ul className={styles.list}>
              {items.map((result) => (
                <Row key={result.diagnosisApplyNo} result={result} href={places.report(result.diagnosisApplyNo)} />
              ))}
            </ul>
          </PagedList>
        )
      }
    </QueryView>
  );
}

function Row({ result, href }: { result: DiagnosisSummary; href: string }) {
  return (
    <li>
      <Link className={styles.row} to={href}>
        <span className={styles.level}>{levelSpan(result)}</span>
        <span className={styles.words}>
          <strong>{formatShortDate(Date.parse(result.finishedAt))}</strong>
          <span>{result.grades} 깊이의 책</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}
