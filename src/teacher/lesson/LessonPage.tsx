import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { className } from '#domain/classroom/className.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffQueries } from '../staffQueries.ts';
import { AquariumPanel } from './AquariumPanel.tsx';
import styles from './LessonPage.module.css';
import { ScreenPanel } from './ScreenPanel.tsx';

/** What a teacher needs while a class is in the room: the aquarium at rest, and a book on the big screen. */
export function LessonPage() {
  useDocumentTitle('수업');
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const [search, setSearch] = useSearchParams();
  const query = useQuery(staffQueries.classes(api, academyNo));
  return (
    <>
      <PageHeader title="수업" lead="교실에서 바로 쓰는 것들이에요." />
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ classes }) => {
          const chosen = classes.find(({ classNo }) => classNo === Number(search.get('classNo'))) ?? classes[0];
          if (chosen === undefined) {
            return <EmptyState title="아직 반이 없어요" text="맡은 반이 생기면 여기에서 수업을 도울 수 있어요." />;
          }
          const { classNo } = chosen;
          return (
            <div className={styles.page}>
              {classes.length > 1 && (
                <SelectField
                  label="반"
                  className={styles.class}
                  value={`${classNo}`}
                  options={classes.map((one) => ({ value: `${one.classNo}`, label: className(one) }))}
                  onChange={(event) => setSearch({ classNo: event.target.value }, { replace: true })}
                />
              )}
              <div className={styles.panels}>
                <AquariumPanel key={`aquarium ${classNo}`} classNo={classNo} />
                <ScreenPanel key={`screen ${classNo}`} classNo={classNo} />
              </div>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
