import { useQuery } from '@tanstack/react-query';
import { Award, History, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { ContestInfo } from '#contract/contest.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { useAccount, useApi } from '#src/lib/services/ServicesContext.ts';
import { certificateHref } from '../choice/contestHref.ts';
import { useAskedContest } from '../choice/useAskedContest.ts';
import type { ShownContest } from '../choice/useShownContest.ts';
import { useServerTime } from '../clock/useServerTime.ts';
import { completionSeen } from '../completion/completionSeen.ts';
import { HarbourArt } from '../completion/HarbourArt.tsx';
import { contestQueries } from '../contestQueries.ts';
import { GuideDialog } from '../guide/GuideDialog.tsx';
import { ContestHero } from '../hero/ContestHero.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { LevelStory } from '../me/LevelStory.tsx';
import { MyContestCard } from '../me/MyContestCard.tsx';
import { ReviewPanel } from '../me/ReviewPanel.tsx';
import { RankBoard } from '../rank/RankBoard.tsx';
import { TeamBoard } from '../team/TeamBoard.tsx';
import { FirstBookLink } from '../weeks/FirstBookLink.tsx';
import { WeekList } from '../weeks/WeekList.tsx';
import { pointWords } from '../words/pointWords.ts';
import { PastCertificateLink } from './PastCertificateLink.tsx';
import styles from './RunningView.module.css';
import { useContestBooks } from './useContestBooks.ts';

type Opened = 'guide' | 'history' | null;

/** For who takes part: my own state, the books of the weeks and the ranking; thanks and results once it is over. */
export function RunningView({ status, info }: { status: ShownContest; info: ContestInfo }) {
  const accountNo = useAccount()?.accountNo ?? 0;
  const books = useContestBooks(status);
  const asked = useAskedContest();
  const reviews = useQuery(contestQueries.reviews(useApi(), asked));
  const level = useQuery(contestQueries.levelReview(useApi(), asked));
  const [opened, setOpened] = useState<Opened>(null);
  const completed = info.completedYn === 'Y';
  const seen = completionSeen({ accountNo, contestNo: status.readingGameContestNo });
  const [celebrate, setCelebrate] = useState(() => completed && !seen.read());
  const over = status.status === 'COMPLETED';
  const now = useServerTime(status, MINUTE);
  const hasLevels = status.levelEntry !== 'ONE_LEVEL';
  return (
    <div className={styles.page}>
      <ContestHero
        status={status}
        pictures={books.data}
        prizes={books.data?.prizes}
        lead={
          over
            ? '끝까지 함께 항해해 줘서 고마워요! 그동안 읽은 책이 모두 남아 있어요.'
            : '책을 읽고 미션을 풀어 점수를 모아요. 이번 주의 책이 기다리고 있어요!'
        }
        actions={
          <>
            {completed && (
              <ButtonLink size="l" to={certificateHref(status)} icon={<Award aria-hidden="true" />}>
                완주 인증서
              </ButtonLink>
            )}
            {!over && <FirstBookLink status={status} info={info} books={books.data} now={now} />}
            {!completed && <PastCertificateLink books={books.data} />}
            <Button size="l" tone="white" icon={<MapIcon aria-hidden="true" />} onClick={() => setOpened('guide')}>
              대회 안내
            </Button>
            <Button size="l" tone="white" icon={<History aria-hidden="true" />} onClick={() => setOpened('history')}>
              나의 응시 내역
            </Button>
          </>
        }
      />
      <MyContestCard info={info} over={over} hasLevels={hasLevels} />
      {level.data?.state === 'DECIDED' && <LevelStory review={level.data} />}
      {reviews.data && reviews.data.items.length > 0 && <ReviewPanel reviews={reviews.data.items} />}
      <WeekList status={status} books={books} />
      <RankBoard hasLevels={hasLevels} />
      <TeamBoard contest={status} />
      {opened === 'guide' && (
        <GuideDialog dailyCap={info.dailyCap} completionPoint={info.completionPoint} onClose={() => setOpened(null)} />
      )}
      {opened === 'history' && <HistoryDialog onClose={() => setOpened(null)} />}
      {celebrate && (
        <CompletionDialog
          info={info}
          contest={status}
          onClose={() => {
            seen.write();
            setCelebrate(false);
          }}
        />
      )}
    </div>
  );
}

interface CompletionDialogProps {
  info: ContestInfo;
  contest: ShownContest;
  onClose: () => void;
}

/** The harbour is reached: congratulations, once in 45 days. */
function CompletionDialog({ info, contest, onClose }: CompletionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      hideClose
      maxWidth={520}
      picture={<HarbourArt />}
      title="완주를 축하해요!"
      description={`${contest.title}에서 ${pointWords(info.point)}을 모아 항구에 닿았어요. 한 권 한 권 읽어 온 길이 정말 멋져요.`}
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            닫기
          </Button>
          <ButtonLink to={certificateHref(contest)} onClick={onClose}>
            인증서 보기
          </ButtonLink>
        </>
      }
    />
  );
}
