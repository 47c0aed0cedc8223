import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PagedList } from '#src/components/pagination/PagedList.tsx';
import { PastLastPage } from '#src/components/pagination/PastLastPage.tsx';
import { showErrorAlert, showToast } from '#src/lib/feedback/feedbackStore.ts';
import { useMay, usePost, useStaffServices, useStaffSession } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './ClassesPage.module.css';

/** Classes that were put away, folded; nothing where there are none. */
export function ArchivedClasses() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const demo = useStaffSession(({ login }) => login?.staff.demo ?? false);
  const mayManage = useMay('MANAGE_CLASSES');
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data } = useQuery(staffQueries.archivedClasses(api, academyNo, page));
  const restore = useMutation({
    mutationFn: (classNo: number) =>
      api.call(classroomApi.archiveClass, { params: { academyNo, classNo }, body: { archived: false } }),
    onSuccess: () => {
      showToast('반을 다시 꺼냈어요.');
      return queries.invalidateQueries({ queryKey: ['staff', academyNo, 'classes'] });
    },
    onError: showErrorAlert,
    meta: { ownError: true },
  });
  if (data === undefined || data.totalCount === 0) return null;
  return (
    <details className={styles.archived}>
      <summary>넣어 둔 반 {data.totalCount}개</summary>
      <PagedList page={page} pageCount={Math.ceil(data.totalCount / data.pageSize)} onPage={setPage}>
        {data.items.length === 0 && <PastLastPage />}
        <ul className={styles.plan}>
          {data.items.map((one) => (
            <li key={one.classNo}>
              <span>
                {one.schoolYear}학년도 {className(one)}
              </span>
              {mayManage && (
                <Button
                  tone="ghost"
                  icon={<ArchiveRestore aria-hidden="true" />}
                  disabled={demo}
                  busy={restore.isPending && restore.variables === one.classNo}
                  onClick={() => restore.mutate(one.classNo)}
                >
                  다시 꺼내기
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PagedList>
    </details>
  );
}
