import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '../../components/button/Button.tsx';
import { MonthlyReportSheet } from '../../components/monthly-report/MonthlyReportSheet.tsx';
import { ParentPage } from '../../components/parent-page/ParentPage.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { ClosedLink } from './ClosedLink.tsx';
import { isClosed } from './isClosed.ts';
import styles from './ParentReportView.module.css';
import { parentResultQueries } from './parentResultQueries.ts';

/** A child's month for whoever got the link from a teacher. */
export function ParentReportView({ shareKey }: { shareKey: string }) {
  const query = useQuery(parentResultQueries.report(useApi(), shareKey));
  useDocumentTitle('월간 리포트');
  return (
    <ParentPage
      about="가정으로 보내 드리는 월간 리포트"
      paper
      foot={
        query.data && (
          <p>
            이 화면은 링크를 받은 분만 볼 수 있어요. 아이가 책바다 ‘내 정보’에서 언제든 링크를 끝낼 수 있어요. 이름은
            가운데를 가렸고, 아이가 쓴 글과 연락처는 담지 않았어요.
          </p>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={560} radius={32} />}
        renderError={(error) =>
          isClosed(error) ? <ClosedLink again="선생님께 새 링크를 보내 달라고 말해 주세요." /> : null
        }
      >
        {(report) => (
          <>
            <div>
              <MonthlyReportSheet report={report} titleAs="h1" />
            </div>
            <div className={styles.print}>
              <Button tone="soft" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                인쇄하기
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </ParentPage>
  );
}
