import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordMissionApi } from '#contract/endpoints/wordMission.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { useFailure } from '#src/components/states/useFailure.ts';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import type { WordCatchSession } from '#src/game-host/GameMessages.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { createCaughtBubbles } from '#src/lib/persisted/seenMarks.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from '../AquariumStage.module.css';
import { aquariumQuery } from '../aquariumQuery.ts';
import { useWordRequests } from './useWordRequests.ts';

/** The words of the day: shows the scene, lets the server judge, and keeps what was caught on this device. */
export function WordCatchStage() {
  const { api, storage } = useServices();
  const navigate = useNavigate();
  // Requested each time: another device may have caught a word meanwhile.
  const words = useQuery({ ...wordMissionsQuery(api), staleTime: 0, gcTime: 0 });
  const aquarium = useQuery(aquariumQuery(api));
  const kept = useMemo(() => createCaughtBubbles(storage), [storage]);
  /** The words as they stand: a scene that is rebuilt begins with them. */
  const standing = useRef<WordCatchSession | null>(null);
  const show = useCallback((session: WordCatchSession) => {
    standing.current = session;
    gameBus.toGame.emit('scene/show', { scene: 'word-catch', words: session });
  }, []);
  useWordRequests(kept, (mission, shells) => {
    const before = standing.current;
    if (!before) return;
    const { wordMissionNo } = mission;
    const caught = { ...before.caught, [wordMissionNo]: kept.read()[String(wordMissionNo)] ?? [] };
    const missions = before.missions.map((one) => (one.wordMissionNo === wordMissionNo ? mission : one));
    show({ missions, caught, shells: shells ?? before.shells });
  });

  useEffect(() => {
    if (standing.current || !words.data || !aquarium.data) return;
    const missions = [...words.data.today, ...words.data.earlier];
    if (missions.length === 0) return;
    const caught = kept.read();
    // What belongs to words of other days is forgotten.
    const known = missions.flatMap(({ wordMissionNo }) => {
      const bubbles = caught[String(wordMissionNo)];
      return bubbles ? [[wordMissionNo, bubbles] as const] : [];
    });
    kept.write(Object.fromEntries(known));
    show({ missions, shells: aquarium.data.shells, caught: Object.fromEntries(known) });
  }, [words.data, aquarium.data, kept, show]);

  useEffect(
    () => () => {
      standing.current = null;
      gameBus.toGame.emit('scene/show', { scene: 'none' });
    },
    [],
  );
  useGameEvent('word-catch/leave', () => void navigate(aquariumHref({ is: 'home' })));

  const wordFailure = useFailure(words);
  const failure = useFailure(aquarium) ?? wordFailure;
  const failed = failure === wordFailure ? words : aquarium;
  if (failure) {
    return (
      <Main className={styles.waiting}>
        <ErrorState
          error={failure}
          titleAs="h1"
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
          back={
            <ButtonLink tone="soft" to={aquariumHref({ is: 'home' })}>
              수족관으로 가기
            </ButtonLink>
          }
        />
      </Main>
    );
  }
  if (words.data && words.data.today.length + words.data.earlier.length === 0) {
    return (
      <Main className={styles.waiting}>
        <EmptyState
          titleAs="h1"
          title="오늘은 잡을 낱말이 없어요"
          text="책을 읽고 미션을 하면 그 책의 낱말이 물방울이 되어 떠올라요."
          action={<ButtonLink to={aquariumHref({ is: 'home' })}>수족관으로 가기</ButtonLink>}
        />
      </Main>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      {(!words.data || !aquarium.data) && <p>낱말 물방울을 띄우고 있어요</p>}
    </div>
  );
}

/** The three words of today, and earlier ones that wait. */
function wordMissionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [queryKeys.wordMissions],
    queryFn: ({ signal }) => api.call(wordMissionApi.list, { signal }),
  });
}
