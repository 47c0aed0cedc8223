import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { ModerationList } from './ModerationList.tsx';

/** What waits for a decision: results held back from the contest, questions, reviews and names that were reported. */
export function ModerationPage() {
  useDocumentTitle('확인할 것');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const query = useQuery(staffQueries.moderation(api, academyNo));
  return (
    <>
      <PageHeader title="확인할 것" lead="정한 까닭은 학생이 첫 화면에서 읽어요." />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(list) =>
          Object.values(list).every((rows) => rows.length === 0) ? (
            <EmptyState
              mood="sleeping"
              title="확인할 것이 없어요"
              text={'대회에서 살펴볼 결과와 수준, 학생이 알린 문제,\n신고된 느낌과 별명이 생기면 여기에 모여요.'}
            />
          ) : (
            <ModerationList list={list} />
          )
        }
      </QueryView>
    </>
  );
}
