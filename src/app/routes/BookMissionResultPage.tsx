import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton/PageSkeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { missionQueries } from '../../features/mission/missionQueries.ts';
import { readMissionKind } from '../../features/mission/readMissionKind.ts';
import { BookResultView } from '../../features/mission/result/BookResultView.tsx';
import { NotesButton } from '../../features/note/popup/NotesButton.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

export function BookMissionResultPage() {
  const bookNo = Number(useParams().bookNo);
  const [search] = useSearchParams();
  const query = useQuery(missionQueries.result(useApi(), bookNo));
  useDocumentTitle(['미션 결과', query.data?.bookName].filter(Boolean).join(' · '));
  return (
    <QueryView query={query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {(result) => (
        <BookResultView
          result={result}
          kind={readMissionKind(search.get('kind'))}
          fresh={search.get('fresh') === '1'}
          notes={<NotesButton bookNo={bookNo} />}
        />
      )}
    </QueryView>
  );
}
