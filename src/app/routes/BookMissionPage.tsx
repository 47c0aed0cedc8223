import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { missionKindNames } from '../../../domain/mission/missionKinds.ts';
import { ShellLayout } from '../../components/layout/ShellLayout.tsx';
import { PageSkeleton } from '../../components/skeleton/PageSkeleton.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { missionBoardQuery } from '../../features/mission/api/missionBoardQuery.ts';
import { MissionBoard } from '../../features/mission/board/MissionBoard.tsx';
import { MissionPlayer } from '../../features/mission/play/MissionPlayer.tsx';
import { MissionStart } from '../../features/mission/play/MissionStart.tsx';
import { readMissionKind } from '../../features/mission/readMissionKind.ts';
import { ReportPad } from '../../features/note/report/ReportPad.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';

/** The missions of a book; `?kind=` names one: its start screen, then the mission itself. */
export function BookMissionPage() {
  const bookNo = Number(useParams().bookNo);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = readMissionKind(search.get('kind'));
  const [started, setStarted] = useState<string | null>(null);
  const board = useQuery(missionBoardQuery(useApi(), bookNo));
  useDocumentTitle([kind ? missionKindNames[kind] : '미션', board.data?.bookName].filter(Boolean).join(' · '));

  if (kind && started === `${bookNo}:${kind}`)
    return <MissionPlayer key={kind} bookNo={bookNo} kind={kind} ReportPad={ReportPad} />;
  const entry = board.data?.missions.find(({ readingMissionType }) => readingMissionType === kind);
  return (
    <ShellLayout pathname={pathname}>
      {board.isPending && <PageSkeleton />}
      {board.isError && (
        <ErrorState error={board.error} onRetry={() => void board.refetch()} retrying={board.isFetching} />
      )}
      {board.data &&
        (entry && entry.state !== 'DONE' ? (
          <MissionStart
            bookNo={bookNo}
            bookName={board.data.bookName}
            entry={entry}
            onStart={() => setStarted(`${bookNo}:${entry.readingMissionType}`)}
          />
        ) : (
          <MissionBoard board={board.data} />
        ))}
    </ShellLayout>
  );
}
