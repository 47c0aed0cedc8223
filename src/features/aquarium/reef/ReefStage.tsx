import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { reefApi } from '#contract/endpoints/reef.ts';
import type { ReefVisit } from '#contract/reef.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { useFailure } from '#src/components/states/useFailure.ts';
import { aquariumHref } from '#src/config/aquariumHref.ts';
import { paths } from '#src/config/paths.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from '../AquariumStage.module.css';
import { reefQuery } from './reefQuery.ts';

/** The reef of the student's class. */
export function ReefStage() {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const visit = useQuery(reefQuery(api));
  const failure = useFailure(visit);
  // An answer kept from the aquarium may be behind: what grew meanwhile is celebrated with the new one.
  const reef = visit.isFetchedAfterMount ? visit.data?.reef : undefined;
  const seen = useRef(-1);

  useEffect(() => {
    if (reef) gameBus.toGame.emit('scene/show', { scene: 'reef', reef });
  }, [reef]);
  useEffect(() => () => gameBus.toGame.emit('scene/show', { scene: 'none' }), []);

  useGameEvent('reef/seen', ({ pieces }) => {
    if (pieces <= seen.current) return;
    seen.current = pieces;
    api
      .call(reefApi.look, { body: { pieces } })
      .then(() => {
        // The button in the aquarium calls nothing new any more.
        queries.setQueryData(reefQuery(api).queryKey, (known: ReefVisit | undefined) =>
          known?.reef ? { reef: { ...known.reef, newPieces: 0 } } : known,
        );
      })
      // It is celebrated once more the next time; nothing is lost.
      .catch(() => undefined);
  });
  useGameEvent('reef/book-wanted', ({ bookNo }) => void navigate(paths.bookView.getHref({ bookNo })));
  useGameEvent('reef/leave', () => void navigate(aquariumHref({ is: 'home' })));

  const back = (
    <ButtonLink tone="soft" to={aquariumHref({ is: 'home' })}>
      수족관으로 가기
    </ButtonLink>
  );
  if (failure) {
    return (
      <Main className={styles.waiting}>
        <ErrorState
          error={failure}
          titleAs="h1"
          onRetry={() => void visit.refetch()}
          retrying={visit.isFetching}
          back={back}
        />
      </Main>
    );
  }
  if (reef === null) {
    return (
      <Main className={styles.waiting}>
        <EmptyState
          titleAs="h1"
          title="아직 반이 없어요"
          text="선생님이 반을 정해 주시면 반 친구들과 함께 산호초를 키울 수 있어요."
          action={back}
        />
      </Main>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      {!reef && <p>우리 반 산호초로 가고 있어요</p>}
    </div>
  );
}
