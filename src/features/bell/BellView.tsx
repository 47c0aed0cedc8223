import { Bell, Check, CircleDashed, MonitorSmartphone, WifiOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { PupilBell } from '#contract/goldenBell.ts';
import { Button } from '../../components/button/Button.tsx';
import { PageSkeleton } from '../../components/skeleton/PageSkeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
import { useQuestionFocus } from '../../components/test-question/useQuestionFocus.ts';
import { BellEntry } from './BellEntry.tsx';
import { BellQuestion } from './BellQuestion.tsx';
import { BellResult } from './BellResult.tsx';
import styles from './BellView.module.css';
import { BellWaiting } from './BellWaiting.tsx';
import { useBell } from './useBell.ts';

/** A golden bell for a pupil: the way in, and the round. */
export function BellView() {
  const [search, setSearch] = useSearchParams();
  const roomNo = Number(search.get('room')) || null;
  if (roomNo === null)
    return (
      <BellEntry
        code={search.get('code') ?? ''}
        onEnter={(room) => setSearch({ room: `${room}` }, { replace: true })}
      />
    );
  return <Round key={roomNo} roomNo={roomNo} />;
}

function Round({ roomNo }: { roomNo: number }) {
  const bell = useBell(roomNo);
  return (
    <QueryView query={bell.query} skeleton={<PageSkeleton />} errorTitleAs="h1">
      {({ state }) => <InRound state={state} bell={bell} />}
    </QueryView>
  );
}

function InRound({ state, bell }: { state: PupilBell; bell: ReturnType<typeof useBell> }) {
  const { place, questionCount, own, result, question } = state;
  // What comes next is read out, and the next Tab leads to its answers.
  const title = useQuestionFocus<HTMLHeadingElement>(result === null ? `${place}` : 'result');
  if (result !== null) return <BellResult title={title} result={result} standing={own.standing} />;
  return (
    <>
      <header className={styles.head}>
        <p className={styles.place}>
          <Bell aria-hidden="true" />
          {place === 0 ? '독서 골든벨' : `${place}번 문제`}
          <span className={styles.of}>{place > 0 && ` / ${questionCount}`}</span>
        </p>
        {place > 0 && (
          <p className={styles.stand} data-standing={own.standing}>
            {own.standing ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            {own.standing ? '도전하고 있어요' : '함께 풀어요'}
          </p>
        )}
      </header>
      <Away bell={bell} />
      {question === null ? (
        <BellWaiting />
      ) : (
        <BellQuestion title={title} state={state} question={question} bell={bell} />
      )}
    </>
  );
}

function Away({ bell: { carrier, followHere } }: { bell: ReturnType<typeof useBell> }) {
  if (carrier === 'NONE')
    return (
      <p className={styles.away} role="status">
        <WifiOff aria-hidden="true" /> 다시 이어지고 있어요. 고른 답은 이어지면 보낼게요.
      </p>
    );
  if (carrier !== 'REPLACED') return null;
  return (
    <div className={styles.away} role="status">
      <MonitorSmartphone aria-hidden="true" /> 다른 창에서 골든벨을 이어 하고 있어요.
      <Button tone="white" onClick={followHere}>
        여기서 이어 하기
      </Button>
    </div>
  );
}
