import { useQuery } from '@tanstack/react-query';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SelectField } from '#src/components/select-field/SelectField.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { ChooseReports } from './ChooseReports.tsx';
import styles from './Reports.module.css';
import { useReportClass } from './useReportClass.ts';

/** The monthly reports of a class: a line for each family, then sheets to print and links to send. */
export function ReportsPage() {
  const { api, academyNo, classNo, name, month, setSearch } = useReportClass();
  const query = useQuery(staffQueries.reports(api, academyNo, classNo, month));
  useDocumentTitle(`${name} 월간 리포트`);
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <UnknownPage /> : null)}
    >
      {(list) => (
        <>
          <PageHeader
            title="월간 리포트"
            crumbs={[
              { label: '반', href: staffPaths.classes },
              { label: name, href: staffPaths.classOf(classNo) },
            ]}
            lead="한 달 동안 읽은 것을 한 명에 한 장씩 담아요. 인쇄하거나 링크로 가정에 보낼 수 있어요."
            actions={
              <SelectField
                className={styles.month}
                label="달"
                value={list.month}
                options={list.months.map((each) => ({ value: each, label: reportMonthName(each) }))}
                onChange={({ target }) => setSearch({ month: target.value })}
              />
            }
          />
          {list.pupils.length === 0 ? (
            <EmptyState title="아직 학생이 없어요" text="학생이 반에 들어오면 리포트를 만들 수 있어요." />
          ) : (
            <ChooseReports key={list.month} list={list} classNo={classNo} />
          )}
        </>
      )}
    </QueryView>
  );
}
