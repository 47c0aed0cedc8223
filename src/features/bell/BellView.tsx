import { Bell, Check, CircleDashed, WifiOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton/PageSkeleton.tsx';
import { QueryView } from '../../components/states/QueryView.tsx';
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
      {({ state }) => {
        if (state.result !== null) return <BellResult result={state.result} standing={state.own.standing} />;
        return (
          <>
            <header className={styles.head}>
              <p className={styles.place}>
                <Bell aria-hidden="true" />
                {state.place === 0 ? '독서 골든벨' : `${state.place}번 문제`}
                <span className={styles.of}>{state.place > 0 && ` / ${state.questionCount}`}</span>
              </p>
              {state.place > 0 && (
                <p className={styles.stand} data-standing={state.own.standing}>
                  {state.own.standing ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
                  {state.own.standing ? '도전하고 있어요' : '함께 풀어요'}
                </p>
              )}
            </header>
            {bell.carrier === 'NONE' && (
              <p className={styles.away} role="status">
                <WifiOff aria-hidden="true" /> 다시 이어지고 있어요. 고른 답은 이어지면 보낼게요.
              </p>
            )}
            {state.phase === 'LOBBY' || state.question === null ? (
              <BellWaiting />
            ) : (
              <BellQuestion key={state.place} state={state} question={state.question} bell={bell} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
