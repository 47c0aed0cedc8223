import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { reportMonthName } from '#domain/monthly-report/reportMonths.ts';
import { Button } from '#src/components/button/Button.tsx';
import { FormNotice } from '#src/components/form-notice/FormNotice.tsx';
import { MonthlyReportSheet } from '#src/components/monthly-report/MonthlyReportSheet.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './PrintReports.module.css';
import { useReportClass } from './useReportClass.ts';

/** The sheets of chosen pupils, to read through and print: one page of A4 each. */
export function ReportSheetsPage() {
  const { api, academyNo, classNo, name, month = '', pupils } = useReportClass();
  const query = useQuery(staffQueries.reportSheets(api, academyNo, classNo, { month, pupils }));
  useDocumentTitle(`${name} 월간 리포트`);
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <UnknownPage /> : null)}
    >
      {(sheets) => (
        <>
          <div className={styles.screen}>
            <PageHeader
              title={month === '' ? '리포트' : `${reportMonthName(month)} 리포트`}
              crumbs={[
                { label: name, href: staffPaths.classOf(classNo) },
                { label: '월간 리포트', href: staffPaths.reportsOf(classNo, month || undefined) },
              ]}
              lead="인쇄 창에서 ‘PDF로 저장’을 고르면 파일로 남길 수 있어요."
              actions={
                sheets.length > 0 && (
                  <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                    {sheets.length}장 인쇄하기
                  </Button>
                )
              }
            />
            {sheets.length > 0 && sheets.length < pupils.length && (
              <FormNotice tone="advice">
                그사이 반을 옮긴 학생 {pupils.length - sheets.length}명의 리포트는 빠졌어요.
              </FormNotice>
            )}
          </div>
          {sheets.length === 0 ? (
            <EmptyState title="보여 드릴 리포트가 없어요" text="월간 리포트에서 학생을 골라 주세요." />
          ) : (
            <div className={styles.sheets}>
              {sheets.map(({ accountNo, report }) => (
                <MonthlyReportSheet key={accountNo} report={report} />
              ))}
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}
