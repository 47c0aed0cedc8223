import { useQueryClient } from '@tanstack/react-query';
import { List, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { ArtIcon } from '#src/components/art-icon/ArtIcon.tsx';
import { missionArt } from '#src/components/art-icon/missionArt.ts';
import { Button } from '#src/components/button/Button.tsx';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { paths } from '#src/config/paths.ts';
import { useOnline } from '#src/lib/browser/useOnline.ts';
import { showAlert } from '#src/lib/feedback/feedbackStore.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { describeHandInEnd } from '../submission/describeHandInEnd.ts';
import type { SubmissionQueue } from '../submission/SubmissionQueue.ts';
import type { HandInMission } from '../submission/WaitingHandIn.ts';
import { afterHandIn } from './afterHandIn.ts';
import styles from './QueuedSubmission.module.css';

/** Milliseconds within which an impatient second press still comes. */
const SECOND_PRESS_MS = 1_000;

interface QueuedSubmissionProps {
  queue: SubmissionQueue;
  mission: HandInMission;
  /** Goes on playing. */
  onResume: () => void;
}

/** A mission that was handed in and waits for the network: nothing to do, nothing to fear, and a way back. */
export function QueuedSubmission({ queue, mission, onResume }: QueuedSubmissionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { broadcast } = useServices();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  // Without a network this screen is there at once, and may lie under the second press of a hand-in.
  const atRest = useNetworkIdle();
  const ended = useRef(false);
  const { attemptNo, bookNo, bookName, kind } = mission;

  useEffect(
    () =>
      queue.watch(attemptNo, (end) => {
        ended.current = true;
        if (end.outcome === 'DONE' || end.outcome === 'ALREADY') {
          afterHandIn(queries, broadcast);
          if (end.outcome === 'ALREADY') showAlert(describeHandInEnd(end).text);
          const fresh = end.outcome === 'DONE' ? '&fresh=1' : '';
          void navigate(`${paths.bookMissionResult.getHref({ bookNo })}?kind=${kind}${fresh}`, { replace: true });
        } else {
          showAlert(describeHandInEnd(end).text, '잠깐만요');
          onResume();
        }
      }),
    [attemptNo, bookNo, broadcast, queue, kind, navigate, onResume, queries],
  );

  async function takeBack(): Promise<void> {
    setBusy(true);
    if (await queue.takeBack(attemptNo)) onResume();
    // Too late is no failure: the list shows how the mission stands, where the listener above has not gone on already.
    else if (!ended.current) void navigate(paths.bookMission.getHref({ bookNo }), { replace: true });
  }

  return (
    <Main className={styles.page}>
      <section className={styles.card} aria-labelledby="held-title">
        <span className={styles.picture}>
          <ArtIcon name={missionArt[kind]} size={88} />
        </span>
        <p className={styles.book}>
          {bookName} · {missionKindNames[kind]}
        </p>
        <div role="status">
          <h1 id="held-title" className={styles.title}>
            제출을 맡아 두었어요
          </h1>
        </div>
        <p className={styles.text}>
          {online ? '곧 저절로 보낼게요.' : '인터넷이 되면 바로 보낼게요.'} 다른 화면으로 가도, 책바다를 닫아도
          괜찮아요. 결과가 나오면 알려 줄게요.
        </p>
        <div className={styles.buttons}>
          <Button
            tone="soft"
            size="l"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!atRest}
            busy={busy}
            onClick={() => void takeBack()}
          >
            제출 되돌리고 더 풀기
          </Button>
          <ButtonLink size="l" icon={<List aria-hidden="true" />} to={paths.bookMission.getHref({ bookNo })}>
            미션 목록으로
          </ButtonLink>
        </div>
      </section>
    </Main>
  );
}

/**
 * False while a press may still be meant for what stood here before: a screen that takes the place of a pressed button
 * must not take the second press of it as an order of its own.
 */
function useNetworkIdle(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), SECOND_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return rests;
}
