import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { ScrollRegion } from '#src/components/page/ScrollRegion.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { readPage } from '#src/components/pagination/readPage.ts';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useMay, usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './RecordsPage.module.css';

/** Who looked at which pupil and what was changed, the latest first. */
export function RecordsPage() {
  useDocumentTitle('기록');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const mayAdopt = useMay('ADOPTION_PACK');
  const page = readPage(search);
  const query = useQuery({ ...staffQueries.records(api, academyNo, { page }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title="기록"
        lead="선생님들이 언제 어디에서 무엇을 보고 바꾸었는지 남아요. 두 해 동안 간직해요."
        actions={
          mayAdopt && (
            <ButtonLink tone="ghost" icon={<FileCheck aria-hidden="true" />} to={staffPaths.adoption}>
              도입 자료
            </ButtonLink>
          )
        }
      />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ items, totalCount, pageSize }) =>
          totalCount === 0 ? (
            <EmptyState title="아직 남은 기록이 없어요" />
          ) : (
            <PagedList
              page={page}
              pageCount={Math.ceil(totalCount / pageSize)}
              onPage={(to) => setSearch({ page: String(to) })}
            >
              {items.length === 0 ? (
                <PastLastPage />
              ) : (
                <ScrollRegion className={styles.scroller} aria-label="기록 표">
                  <table className={styles.table}>
                    <thead>
                      <tr>
                        {['때', '누가', '무엇을', '학생', '어디에서'].map((heading) => (
                          <th key={heading} scope="col">
                            {heading}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {items.map((item) => (
                        <tr key={item.recordNo}>
                          <td>{formatDateTime(Date.parse(item.at))}</td>
                          <th scope="row">{item.staffName}</th>
                          <td>{item.what}</td>
                          <td>{item.pupilName ?? ''}</td>
                          <td>
                            {item.address}
                            <br />
                            {item.device}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollRegion>
              )}
            </PagedList>
          )
        }
      </QueryView>
    </>
  );
}
