import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCodes } from '#contract/errorCodes.ts';
import { TestLoading } from '#src/components/test-question/TestLoading.tsx';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useAccount, useApi, useServices } from '#src/lib/services/ServicesContext.ts';
import { contestHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import { type ShownContest, useShownContest } from '../choice/useShownContest.ts';
import { contestQueries, type StampedStatus } from '../contestQueries.ts';
import { createLevelDraft } from '../kept/createLevelDraft.ts';
import { LevelIntro } from './LevelIntro.tsx';
import { LevelQuestions } from './LevelQuestions.tsx';
import { TestMissing } from './TestMissing.tsx';

/** The frame of the step before the questions. */
type IntroFrame = (props: { children: ReactNode }) => ReactNode;

/** The contest's level test. The status is looked at first (specification, section 4), then come intro and questions. */
export function LevelTestView({ IntroFrame }: { IntroFrame: IntroFrame }) {
  const api = useApi();
  const navigate = useNavigate();
  const asked = useAskedContest();
  const shown = useShownContest(asked);
  const info = useQuery({ ...contestQueries.info(api, asked), refetchOnMount: 'always' });
  // Once let in, the student stays until the end: what the test itself changes must not throw anybody out.
  const [admitted, setAdmitted] = useState<ShownContest | null>(null);
  const settled = !shown.isFetching && !info.isFetching;
  const refusal = settled ? refusalOf(shown.contest, info.data) : null;
  const admits = settled && refusal === null && !info.isError ? shown.contest : null;

  useEffect(() => {
    if (admitted) return;
    if (admits) setAdmitted(admits);
    if (refusal === null) return;
    showAlert(refusal);
    void navigate(contestHref(asked), { replace: true });
  }, [admitted, admits, refusal, asked, navigate]);

  if (admitted) return <Admitted status={admitted} IntroFrame={IntroFrame} />;
  const failed = settled && refusal === null ? (shown.error ?? info.error) : null;
  if (!failed) return <TestLoading />;
  return (
    <TestMissing
      error={failed}
      onRetry={() => {
        shown.refetch();
        void info.refetch();
      }}
    />
  );
}

function refusalOf(status: StampedStatus | null | undefined, info: object | null | undefined): string | null {
  if (status === undefined) return null;
  if (status?.status !== 'IN_PROGRESS') return errorCodes.CONTEST_NOT_IN_PROGRESS.message;
  return info ? errorCodes.CONTEST_LEVEL_TAKEN.message : null;
}

function Admitted({ status, IntroFrame }: { status: ShownContest; IntroFrame: IntroFrame }) {
  const { storage } = useServices();
  const account = useAccount();
  const [begun, setBegun] = useState(false);
  const draft = createLevelDraft(storage, {
    accountNo: account?.accountNo ?? 0,
    readingGameContestNo: status.readingGameContestNo,
  });
  if (begun) return <LevelQuestions draft={draft} status={status} onLeave={() => setBegun(false)} />;
  const answered = Object.keys(draft.read()?.answers ?? {}).length;
  return (
    <IntroFrame>
      <LevelIntro
        title={status.title}
        levelEntry={status.levelEntry}
        answeredCount={answered}
        onStart={() => setBegun(true)}
      />
    </IntroFrame>
  );
}
