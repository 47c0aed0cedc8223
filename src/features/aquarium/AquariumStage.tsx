import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AquariumState } from '#contract/aquarium.ts';
import { isNewerAquarium } from '#domain/aquarium/isNewerAquarium.ts';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Main } from '../../components/layout/Main.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { useFailure } from '../../components/states/useFailure.ts';
import { paths } from '../../config/paths.ts';
import { gameBus } from '../../game-host/gameBus.ts';
import { LoadingBar } from '../../game-host/LoadingBar.tsx';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { isUnreachable } from '../../lib/api/isUnreachable.ts';
import { showToast } from '../../lib/feedback/feedbackStore.ts';
import { deviceStore } from '../../lib/persisted/DeviceStore.ts';
import { createSeenLevels } from '../../lib/persisted/seenMarks.ts';
import { useAccount, useServices } from '../../lib/services/ServicesContext.ts';
import styles from './AquariumStage.module.css';
import { aquariumQuery } from './aquariumQuery.ts';
import { asLastSeen } from './asLastSeen.ts';
import { companyQuery } from './company/companyQuery.ts';
import { useSeaCompany } from './company/useSeaCompany.ts';
import { describeCommandFailure } from './describeCommandFailure.ts';
import { keepAnswered } from './keepAnswered.ts';
import { keptAquarium } from './keptAquarium.ts';
import { sendCommand } from './sendCommand.ts';

interface AquariumStageProps {
  /** The panel that it begins with. */
  opens?: 'care';
}

/** The aquarium: shows the scene, asks the server for the player's wishes, and keeps all windows alike. */
export function AquariumStage({ opens }: AquariumStageProps) {
  const { api, broadcast, storage } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const aquarium = useQuery(aquariumQuery(api));
  const shown = useRef<AquariumState | null>(null);
  const state = aquarium.data;
  const accountNo = String(useAccount()?.accountNo ?? 0);
  const seenLevels = useMemo(() => createSeenLevels(storage), [storage]);
  /** The scene is shown with the level last seen, until it stands. */
  const behind = useRef(false);
  const here = useRef(true);
  const failure = useFailure(aquarium);
  const unreachable = failure !== null && isUnreachable(failure);
  const keptState = useLastAquarium(state, unreachable);

  useSeaCompany();

  const showScene = useCallback(
    (next: AquariumState) =>
      gameBus.toGame.emit('scene/show', {
        scene: 'aquarium',
        state: next,
        // While it rests, nothing can be given.
        ...(opens && next.rest === null && { opens }),
      }),
    [opens],
  );
  const publish = useCallback(
    (next: AquariumState) => {
      shown.current = next;
      if (!behind.current) showScene(next);
    },
    [showScene],
  );

  useEffect(() => {
    if (!state) return;
    if (shown.current === null) {
      const before = asLastSeen(state, seenLevels.read()[accountNo]);
      behind.current = before !== null;
      showScene(before ?? state);
      shown.current = state;
    } else if (isNewerAquarium(state, shown.current)) publish(state);
    seenLevels.write({ ...seenLevels.read(), [accountNo]: state.pet.level });
  }, [state, accountNo, seenLevels, publish, showScene]);

  // Now a new level may be celebrated.
  useGameEvent('scene/ready', ({ scene }) => {
    if (scene !== 'aquarium' || !behind.current || !shown.current) return;
    behind.current = false;
    showScene(shown.current);
  });

  useEffect(() => {
    if (!keptState || shown.current !== null) return;
    showScene(keptState);
    shown.current = keptState;
    showToast('마지막으로 본 수족관이에요. 연결되면 이어져요.', 'plain');
  }, [keptState, showScene]);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      gameBus.toGame.emit('scene/show', { scene: 'none' });
    };
  }, []);

  useEffect(
    () =>
      broadcast.listen((message) => {
        if (message.type === 'aquarium/changed' && message.revision !== shown.current?.revision)
          void aquarium.refetch();
      }),
    [broadcast, aquarium.refetch],
  );

  useGameEvent('aquarium/command', ({ commandId, command }) => {
    sendCommand(api, command)
      .then((outcome) => {
        const next: AquariumState = outcome.change.state;
        // First the outcome: what explains a change holds the picture back until it has been played.
        gameBus.toGame.emit('aquarium/outcome', { commandId, ok: true, ...outcome });
        // An answer that comes after the page was left is shown nowhere: somebody else may be signed in by now.
        if (!here.current) void queries.invalidateQueries({ queryKey: aquariumQuery(api).queryKey, exact: true });
        // The answer to a repeated command has the aquarium as it was the first time.
        else if (!shown.current || isNewerAquarium(next, shown.current)) {
          publish(next);
          void keepAnswered(queries, api, next, () => here.current);
        }
        broadcast.send({ type: 'aquarium/changed', revision: next.revision });
        // Whoever likes best what was given comes for it.
        if ((command.kind === 'care' && command.action === 'feed') || (command.kind === 'buy' && command.use))
          void queries.invalidateQueries({ queryKey: companyQuery(api).queryKey });
      })
      .catch((error: unknown) => {
        gameBus.toGame.emit('aquarium/outcome', { commandId, ok: false, message: describeCommandFailure(error) });
      });
  });

  useGameEvent('aquarium/leave', () => {
    if (window.opener) window.close();
    else void navigate(paths.communityAqua.getHref());
  });

  if (failure && !keptState) {
    return (
      <Main className={styles.waiting}>
        <ErrorState
          error={failure}
          titleAs="h1"
          onRetry={() => void aquarium.refetch()}
          retrying={aquarium.isFetching}
          back={
            <ButtonLink tone="soft" to={paths.communityAqua.getHref()}>
              수족관에서 나가기
            </ButtonLink>
          }
        />
      </Main>
    );
  }
  // The canvas goes on with the same bar.
  if (!state && !keptState)
    return (
      <Main>
        <LoadingBar />
      </Main>
    );
  return <div className={styles.waiting} />;
}

/**
 * Keeps the server's state of the aquarium, and gives it back while the server cannot be reached.
 *
 * @param state as the server knows it
 * @param wanted the server cannot be reached
 * @returns as it was seen last, while `wanted` and where this device has it
 */
function useLastAquarium(state: AquariumState | undefined, wanted: boolean): AquariumState | null {
  const accountNo = useAccount()?.accountNo ?? 0;
  const [found, setFound] = useState<AquariumState | null>(null);

  useEffect(() => {
    if (state) void keptAquarium(deviceStore(), accountNo).keep(state);
  }, [accountNo, state]);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void keptAquarium(deviceStore(), accountNo)
      .read()
      .then((last) => current && setFound(last));
    return () => {
      current = false;
    };
  }, [accountNo, wanted]);

  return found;
}
