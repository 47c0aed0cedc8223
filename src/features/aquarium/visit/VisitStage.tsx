import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import { ButtonLink } from '#src/components/button/ButtonLink.tsx';
import { Main } from '#src/components/layout/Main.tsx';
import { EmptyState } from '#src/components/states/EmptyState.tsx';
import { ErrorState } from '#src/components/states/ErrorState.tsx';
import { useFailure } from '#src/components/states/useFailure.ts';
import { paths } from '#src/config/paths.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import styles from '../AquariumStage.module.css';
import { neighbourQuery } from '../neighbours/neighboursQuery.ts';
import { SafetyDialog } from '../neighbours/SafetyDialog.tsx';

/** A visit to a neighbour's aquarium. */
export function VisitStage({ visitKey }: { visitKey: string }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const neighbour = useQuery(neighbourQuery(api, visitKey));
  const [helping, setHelping] = useState(false);
  const { data } = neighbour;
  const failure = useFailure(neighbour);

  useEffect(() => {
    if (data) gameBus.toGame.emit('scene/show', { scene: 'visit', visit: { neighbour: data } });
  }, [data]);
  useEffect(() => () => gameBus.toGame.emit('scene/show', { scene: 'none' }), []);

  const leave = () => {
    if (window.opener) window.close();
    else void navigate(paths.communityAqua.getHref());
  };
  useGameEvent('visit/leave', leave);
  useGameEvent('visit/safety-wanted', () => setHelping(true));
  useGameEvent('visit/cheer-wanted', ({ kind }) => {
    api
      .call(neighbourApi.cheer, { params: { visitKey }, body: { kind } })
      .then(() => {
        gameBus.toGame.emit('visit/cheered', { visitKey, ok: true });
        void queries.invalidateQueries({ queryKey: [queryKeys.neighbours] });
      })
      .catch((error: unknown) => {
        gameBus.toGame.emit('visit/cheered', { visitKey, ok: false, message: describeError(error) });
      });
  });

  if (failure) {
    return (
      <Main className={styles.waiting}>
        {failure instanceof ApiError && failure.status === 404 ? (
          <EmptyState
            titleAs="h1"
            mood="sleeping"
            title="이 수족관은 지금 볼 수 없어요"
            text="이웃이 수족관을 닫았거나 다른 바다로 갔어요."
            action={<ButtonLink to={paths.communityAqua.getHref()}>다른 이웃 만나기</ButtonLink>}
          />
        ) : (
          <ErrorState
            error={failure}
            titleAs="h1"
            onRetry={() => void neighbour.refetch()}
            retrying={neighbour.isFetching}
            back={
              <ButtonLink tone="soft" to={paths.communityAqua.getHref()}>
                다른 이웃 만나기
              </ButtonLink>
            }
          />
        )}
      </Main>
    );
  }
  return (
    <>
      <div className={styles.waiting} role="status">
        {!data && <p>이웃의 바다로 가고 있어요</p>}
      </div>
      {data && (
        <SafetyDialog
          open={helping}
          visitKey={visitKey}
          nickname={data.nickname}
          friend={data.friend}
          onClose={() => setHelping(false)}
          onBlocked={leave}
        />
      )}
    </>
  );
}
