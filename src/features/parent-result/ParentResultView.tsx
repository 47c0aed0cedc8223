import { useQuery } from '@tanstack/react-query';
import { ParentPage } from '../../components/parent-page/ParentPage.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { ClosedLink } from './ClosedLink.tsx';
import { isClosed } from './isClosed.ts';
import { parentResultQueries } from './parentResultQueries.ts';
import { QuietHoursSection } from './QuietHoursSection.tsx';
import { ResultSheet } from './ResultSheet.tsx';

interface ParentResultViewProps {
  bookNo: string;
  shareKey: string;
}

/** A child's result for whoever got the link. */
export function ParentResultView({ bookNo, shareKey }: ParentResultViewProps) {
  const query = useQuery(parentResultQueries.result(useApi(), bookNo, shareKey));
  useDocumentTitle('미션 결과');
  return (
    <ParentPage
      about="가정으로 보내 드리는 독서 결과"
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
          isClosed(error) ? (
            <ClosedLink again="아이에게 책바다 ‘내 정보’에서 새 링크를 만들어 달라고 말해 주세요." />
          ) : null
        }
      >
        {(result) => (
          <>
            <ResultSheet result={result} shareKey={shareKey} />
            {result.maySetQuietHours && <QuietHoursSection shareKey={shareKey} />}
          </>
        )}
      </QueryView>
    </ParentPage>
  );
}
