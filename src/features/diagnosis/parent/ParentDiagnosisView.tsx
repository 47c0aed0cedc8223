import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ParentDiagnosis } from '#contract/diagnosis.ts';
import { Button } from '#src/components/button/Button.tsx';
import { EmptySea } from '#src/components/illustrations/EmptySea.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { ParentPage } from '#src/components/parent-page/ParentPage.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { StateCard } from '#src/components/states/StateCard.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { diagnosisQueries } from '../diagnosisQueries.ts';
import { ReportHero } from '../report/ReportHero.tsx';
import { ReportParts } from '../report/ReportParts.tsx';
import styles from './ParentDiagnosisView.module.css';

/** A child's newest result for whoever got the link. */
export function ParentDiagnosisView({ shareKey }: { shareKey: string }) {
  const query = useQuery(diagnosisQueries.parent(useApi(), shareKey));
  useDocumentTitle('진단 결과');
  return (
    <ParentPage about="가정으로 보내 드리는 진단 결과" wide>
      <div className={styles.parts}>
        <QueryView query={query} skeleton={<Skeleton height={560} radius={32} />} renderError={renderClosed}>
          {(result) => <ParentReport result={result} />}
        </QueryView>
      </div>
    </ParentPage>
  );
}

function ParentReport({ result }: { result: ParentDiagnosis }) {
  return (
    <>
      <ReportHero
        findings={result}
        who={
          <>
            <span translate="no">{result.studentName}</span> 학생 · {result.gradeName}
          </>
        }
        actions={
          <Button tone="white" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            인쇄하기
          </Button>
        }
      />
      <ReportParts findings={result} />
      {result.books.length > 0 && (
        <Panel title="지금 딱 맞는 책">
          <ul className={styles.books}>
            {result.books.map(({ bookNo, bookName, authorName, bookImagePath }) => (
              <li key={bookNo}>
                {bookImagePath && <Picture src={bookImagePath} alt="" width={56} height={78} loading="lazy" />}
                <span>
                  <strong>{bookName}</strong>
                  <span>{authorName}</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className={styles.notice}>
        {result.notice} 등수나 점수가 아니라 아이에게 맞는 책을 찾는 길잡이예요. 결과보다 오늘 읽은 이야기를 먼저 물어봐
        주세요.
      </p>
      <p className={`${styles.notice} ${styles.link}`}>
        이 화면은 링크를 받은 분만 볼 수 있어요. 아이가 책바다 ‘내 정보’에서 언제든 링크를 끝낼 수 있어요.
      </p>
    </>
  );
}

/** Over, ended or never there: all look alike, so that nobody can try keys. */
function renderClosed(error: Error) {
  if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.status)) return null;
  return (
    <Panel title="독서 진단">
      <StateCard
        titleAs="h1"
        picture={<EmptySea mood="sleeping" />}
        title="지금은 열 수 없는 링크예요"
        text="기간이 지났거나 아이가 링크를 끝냈거나, 아직 진단을 하지 않았을 수 있어요. 아이에게 새 링크를 부탁해 주세요."
      />
    </Panel>
  );
}
