import { useQuery } from '@tanstack/react-query';
import { Flag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffContest } from '#contract/staffContest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { PageSkeleton } from '#src/components/skeleton/PageSkeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { useDocumentTitle } from '#src/lib/browser/useDocumentTitle.ts';
import { UnknownPage } from '../layout/UnknownPage.tsx';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';
import { staffPaths } from '../staffPaths.ts';
import { staffQueries } from '../staffQueries.ts';
import styles from './Contest.module.css';
import { ContestFigures } from './ContestFigures.tsx';
import { contestPeriod } from './contestPeriod.ts';
import { daysLine } from './daysLine.ts';
import { EndContest, type Ending } from './EndContest.tsx';
import { LevelBooks } from './LevelBooks.tsx';
import { ReaderTable } from './ReaderTable.tsx';
import { TeamLadder } from './TeamLadder.tsx';

/** One contest: how it goes, class by class and pupil by pupil, and its books. */
export function ContestPage() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const contestNo = Number(useParams().contestNo);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const roundNo = Number(search.get('week')) || undefined;
  const query = useQuery({
    ...staffQueries.contest(api, academyNo, contestNo, { page, roundNo }),
    // Another week or page of the same contest leaves the rest in its place.
    placeholderData: (before) => (before?.contestNo === contestNo ? before : undefined),
  });
  useDocumentTitle(query.data?.title ?? '독서 대회');
  const show = (changes: { page?: number; week?: number }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) next.set(name, String(value));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton />}
      errorTitleAs="h1"
      renderError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <UnknownPage /> : null)}
    >
      {(contest) => <Shown contest={contest} onWeek={(week) => show({ week })} onPage={(to) => show({ page: to })} />}
    </QueryView>
  );
}

interface ShownProps {
  contest: StaffContest;
  onWeek: (roundNo: number) => void;
  onPage: (page: number) => void;
}

function Shown({ contest, onWeek, onPage }: ShownProps) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const { title, status, hostName, prizes, dailyCap, levels, mayChange, currentDate, staffName } = contest;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: '독서 대회', href: staffPaths.contests }]}
        lead={[hostName, contestPeriod(contest), staffName && `${staffName} 선생님`].filter(Boolean).join(' · ')}
        actions={
          mayChange && (
            <>
              {status === 'IN_PROGRESS' && (
                <Button tone="soft" icon={<Flag aria-hidden="true" />} onClick={() => setEnding('CLOSE')}>
                  대회 끝내기
                </Button>
              )}
              {status === 'WAIT' && (
                <Button tone="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => setEnding('REMOVE')}>
                  대회 거두기
                </Button>
              )}
            </>
          )
        }
      />
      <p className={styles.days}>
        <span className={styles.state} data-state={status}>
          {daysLine(contest, Date.parse(currentDate))}
        </span>
        <span className={styles.soft}>하루에 미션 {dailyCap}개까지 점수가 돼요.</span>
      </p>
      {prizes && (
        <p className={styles.prizes}>
          <b>상품</b> {prizes}
        </p>
      )}
      <ContestFigures contest={contest} />
      <div className={styles.parts}>
        <Panel title="반마다 읽은 정도">
          <TeamLadder contest={contest} onWeek={onWeek} />
        </Panel>
        <Panel title="참가한 학생">
          <ReaderTable contest={contest} onPage={onPage} />
        </Panel>
        <Panel title="읽는 책">
          <LevelBooks levels={levels} startsFolded />
        </Panel>
      </div>
      <EndContest contest={contest} ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}
