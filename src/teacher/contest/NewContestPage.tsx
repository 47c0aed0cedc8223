import { useQuery } from '@tanstack/react-query';
import { classesInReach } from '#domain/staff/staffRights.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { NewContestForm } from './NewContestForm.tsx';

/** Giving a contest: for which classes, when, and which books. */
export function NewContestPage() {
  useDocumentTitle('독서 대회 열기');
  const { api } = useStaffServices();
  const { academyNo, role } = usePost();
  const reachesAll = classesInReach({ academyNo, role, classNos: [] }, 'GIVE_CONTEST') === 'ALL';
  const classes = useQuery(staffQueries.classes(api, academyNo));
  const plans = useQuery(staffQueries.contestPlans(api, academyNo));
  return (
    <>
      <PageHeader title="독서 대회 열기" crumbs={[{ label: '독서 대회', href: staffPaths.contests }]} />
      <QueryView query={classes} skeleton={<PageSkeleton />}>
        {(list) =>
          list.classes.length === 0 && !reachesAll ? (
            <EmptyState title="맡은 반이 아직 없어요" text="반을 맡으면 여기에서 독서 대회를 열 수 있어요." />
          ) : (
            <QueryView query={plans} skeleton={<PageSkeleton />}>
              {({ items, today }) => (
                <NewContestForm classes={list.classes} plans={items} today={today} reachesAll={reachesAll} />
              )}
            </QueryView>
          )
        }
      </QueryView>
    </>
  );
}
