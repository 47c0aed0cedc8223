import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { BellForm } from './BellForm.tsx';

/** Making a golden bell: who, which books, which questions. */
export function NewBellPage() {
  useDocumentTitle('골든벨 열기');
  const { api } = useStaffServices();
  const { academyNo, role } = usePost();
  const query = useQuery(staffQueries.classes(api, academyNo));
  return (
    <>
      <PageHeader title="골든벨 열기" crumbs={[{ label: '독서 골든벨', href: staffPaths.bell }]} />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ classes }) =>
          classes.length === 0 && role === 'TEACHER' ? (
            <EmptyState title="맡은 반이 아직 없어요" text="반을 맡으면 여기에서 골든벨을 열 수 있어요." />
          ) : (
            <BellForm classes={classes} mayOpenForAll={role !== 'TEACHER'} />
          )
        }
      </QueryView>
    </>
  );
}
