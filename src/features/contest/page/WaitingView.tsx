import { Sailboat } from 'lucide-react';
import { useState } from 'react';
import type { ContestLevelReview } from '#contract/contestLevelTest.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { BOOKS_MEANWHILE } from '#domain/contest/level/levelDoubtTexts.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Panel } from '#src/components/page/Panel.tsx';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { useAskedContest } from '../choice/useAskedContest.ts';
import type { StampedStatus } from '../contestQueries.ts';
import { GuideDialog } from '../guide/GuideDialog.tsx';
import { ContestHero } from '../hero/ContestHero.tsx';
import { useJoin } from '../level-test/useJoin.ts';
import { LevelSteps } from '../me/LevelStory.tsx';
import { WeekRows } from '../weeks/WeekList.tsx';
import cards from './cards.module.css';
import { useContestBooks } from './useContestBooks.ts';
import styles from './WaitingView.module.css';

interface WaitingViewProps {
  status: StampedStatus;
  review: ContestLevelReview;
}

/** For whose level waits for another test or for a person: what happened, who decides, and books to read meanwhile. */
export function WaitingView({ status, review }: WaitingViewProps) {
  const [guide, setGuide] = useState(false);
  const books = useContestBooks(status).data;
  const { join, joining } = useJoin(useAskedContest());
  const over = status.status === 'COMPLETED';
  const again = review.state === 'AGAIN' && !over;
  return (
    <div className={cards.page}>
      <ContestHero
        status={status}
        pictures={books}
        lead={
          over
            ? '함께해 준 친구들 모두 고마워요! 수준이 정해지면 대회 동안 한 미션을 세어 드려요.'
            : '나에게 맞는 수준을 찾는 동안에도 책을 읽고 미션을 할 수 있어요.'
        }
        actions={
          <>
            {again && (
              <Button size="l" busy={joining} icon={<Sailboat aria-hidden="true" />} onClick={join}>
                다른 문제로 한 번 더 하기
              </Button>
            )}
            <Button size="l" tone="white" onClick={() => setGuide(true)}>
              대회 안내 보기
            </Button>
          </>
        }
      />
      <Panel title="나의 수준을 찾고 있어요">
        <div className={styles.level}>
          <ArtIcon name="compass" size={88} />
          <div className={styles.words}>
            <p>{review.words}</p>
            {review.state === 'OPEN' && (
              <p>
                <strong>정하는 사람</strong> {review.deciderName}
              </p>
            )}
            <LevelSteps steps={review.steps} />
          </div>
        </div>
      </Panel>
      {!over && <Meanwhile status={status} lists={review.lists} />}
      {guide && (
        <GuideDialog
          dailyCap={books?.dailyCap ?? CONTEST_TUNING.dailyCap}
          completionPoint={null}
          onClose={() => setGuide(false)}
        />
      )}
    </div>
  );
}

/** The books of the levels that may be decided. */
function Meanwhile({ status, lists }: { status: StampedStatus; lists: ContestLevelReview['lists'] }) {
  const [chosen, setChosen] = useState(lists[0]?.contestLevelCode ?? '');
  const list = lists.find(({ contestLevelCode }) => contestLevelCode === chosen) ?? lists[0];
  if (list === undefined) return null;
  return (
    <Panel title="그동안 읽을 대회 책">
      <p className={styles.note}>{BOOKS_MEANWHILE} 두 목록에서 나에게 맞는 책을 골라 읽어요.</p>
      <Tabs
        label="대회 책 목록"
        items={lists.map(({ contestLevelCode: key, contestLevelName: label }) => ({ key, label }))}
        selected={list.contestLevelCode}
        onSelect={setChosen}
      >
        <WeekRows key={list.contestLevelCode} status={status} rounds={list.rounds} />
      </Tabs>
    </Panel>
  );
}
