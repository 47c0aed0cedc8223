import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { HomeworkForm } from './HomeworkForm.tsx';

/** Setting homework: the pupils, which books and missions, until when, and a word to go with it. */
export function NewHomeworkPage() {
  useDocumentTitle('숙제 내기');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search] = useSearchParams();
  const query = useQuery(staffQueries.classes(api, academyNo));
  return (
    <>
      <PageHeader title="숙제 내기" crumbs={[{ label: '숙제', href: staffPaths.homework }]} />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ classes }) => {
          const filled = classes.filter(({ pupilCount }) => pupilCount > 0);
          const wanted = filled.find(({ classNo }) => classNo === Number(search.get('classNo'))) ?? filled[0];
          if (wanted === undefined)
            return (
              <EmptyState title="숙제를 받을 반이 없어요" text="반에 학생이 들어오면 여기에서 숙제를 낼 수 있어요." />
            );
          return <HomeworkForm classes={filled} firstClassNo={wanted.classNo} />;
        }}
      </QueryView>
    </>
  );
}
