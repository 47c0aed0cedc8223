import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#src/components/page/Panel.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { bookQueries } from '../bookQueries.ts';
import { MyReview } from './MyReview.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ReviewPanel.module.css';
import { StarSummary } from './StarSummary.tsx';

/** Reviews of readers, and the place to write one. */
export function ReviewPanel({ bookNo }: { bookNo: number }) {
  const [page, setPage] = useState(1);
  const query = useQuery(bookQueries.reviews(useApi(), bookNo, page));
  const pageCount = query.data ? Math.max(1, Math.ceil(query.data.totalCount / query.data.pageSize)) : page;
  // The last review of the last page is gone: what is left stands before it.
  if (page > pageCount) setPage(pageCount);
  return (
    <Panel title="친구들의 느낌">
      <QueryView query={query} skeleton={<Skeleton height={160} radius={16} />}>
        {(reviews) => (
          <div className={styles.panel}>
            <div className={styles.head}>
              <StarSummary reviews={reviews} />
              <MyReview bookNo={bookNo} reviews={reviews} />
            </div>
            {reviews.items.length > 0 && (
              <PagedList page={page} pageCount={pageCount} onPage={setPage}>
                <ul className={styles.list}>
                  {reviews.items.map((review) => (
                    <ReviewItem key={review.reviewNo} bookNo={bookNo} review={review} />
                  ))}
                </ul>
              </PagedList>
            )}
          </div>
        )}
      </QueryView>
    </Panel>
  );
}
