import { useQuery } from '@tanstack/react-query';
import { List, Printer } from 'lucide-react';
import type { DiagnosisReport } from '#contract/diagnosis.ts';
import { BookGrid } from '#src/components/book/BookGrid.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Breadcrumb } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { ParentButton } from '#src/components/parent-link/ParentButton.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { paths } from '#src/config/paths.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useAccount, useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { diagnosisPlaces } from '../diagnosisPlaces.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import styles from './DiagnosisReportView.module.css';
import { ReportHero } from './ReportHero.tsx';
import { ReportParts } from './ReportParts.tsx';

/** One result: on the screen, on paper, and the way to hand it to the parents. */
export function DiagnosisReportView({ diagnosisApplyNo }: { diagnosisApplyNo: string }) {
  useDocumentTitle('진단 결과');
  const places = diagnosisPlaces(useServices().site);
  const query = useQuery(diagnosisQueries.report(useApi(), diagnosisApplyNo));
  const back = (
    <ButtonLink tone="soft" to={places.start}>
      독서 진단으로
    </ButtonLink>
  );
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) =>
        error instanceof ApiError && !error.passing && error.status !== 401 ? (
          <EmptyState
            picture="lost"
            titleAs="h1"
            title="이 결과를 찾지 못했어요"
            text="주소가 바뀌었거나 아직 끝내지 않은 진단이에요."
            action={back}
          />
        ) : null
      }
    >
      {(report) => <Report report={report} />}
    </QueryView>
  );
}

function Report({ report }: { report: DiagnosisReport }) {
  const places = diagnosisPlaces(useServices().site);
  const name = useAccount()?.name ?? '';
  return (
    <div className={styles.report}>
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={[{ label: '독서 진단', href: places.start }]} here="진단 결과" />
      </div>
      <ReportHero
        findings={report}
        who={[name, report.testTitle].filter(Boolean).join(' · ')}
        actions={
          <>
            <ParentButton
              scope="DIAGNOSIS"
              description="받은 사람은 로그인하지 않고 내 학년과 가장 새로운 진단 결과, 지난 결과의 흐름과 알맞은 책을 볼 수 있어요. 미션 결과는 보이지 않아요. 이름은 가운데를 가려요."
              hrefOf={(shareKey) => paths.parentDiagnosis.getHref({ shareKey })}
            />
            <Button tone="white" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              인쇄하기
            </Button>
            <ButtonLink tone="white" icon={<List aria-hidden="true" />} to={places.list}>
              지난 결과
            </ButtonLink>
          </>
        }
      />
      <ReportParts findings={report} />
      {report.books.length > 0 && (
        <Panel title="지금 딱 맞는 책" more={{ label: '더 찾기', href: paths.search.getHref() }}>
          <BookGrid books={report.books} />
        </Panel>
      )}
      <p className={styles.notice}>{report.notice}</p>
    </div>
  );
}
