import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import { LinkSlip } from './LinkSlip.tsx';
import styles from './PrintReports.module.css';
import { useReportClass } from './useReportClass.ts';

/** The links of chosen pupils: slips to print and cut, addresses to copy, and ending single ones. */
export function ReportLinksPage() {
  const { api, academyNo, classNo, name, month, pupils } = useReportClass();
  const query = useQuery(staffQueries.reports(api, academyNo, classNo, month));
  useDocumentTitle(`${name} 부모님 링크`);
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <UnknownPage /> : null)}
    >
      {(list) => {
        const linked = list.pupils.flatMap(({ link, ...pupil }) =>
          link && pupils.includes(pupil.accountNo) ? [{ ...pupil, link }] : [],
        );
        return (
          <>
            <div className={styles.screen}>
              <PageHeader
                title="부모님 링크"
                crumbs={[
                  { label: name, href: staffPaths.classOf(classNo) },
                  { label: '월간 리포트', href: staffPaths.reportsOf(classNo, list.month) },
                ]}
                lead={`${reportMonthName(list.month)} 리포트를 여는 쪽지예요. 잘라서 한 가정에 하나씩 보내 주세요.`}
                actions={
                  linked.length > 0 && (
                    <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                      쪽지 {linked.length}장 인쇄하기
                    </Button>
                  )
                }
              />
            </div>
            {linked.length === 0 ? (
              <EmptyState title="열려 있는 링크가 없어요" text="월간 리포트에서 학생을 골라 링크를 만들어 주세요." />
            ) : (
              <ul className={styles.slips}>
                {linked.map((pupil) => (
                  <LinkSlip key={pupil.accountNo} pupil={pupil} month={list.month} />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
