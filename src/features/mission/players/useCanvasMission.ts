import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { SceneRequest } from '../../../game-host/GameMessages.ts';
import { gameBus } from '../../../game-host/gameBus.ts';
import { useGameEvent } from '../../../game-host/useGameEvent.ts';
import { describeError } from '../../../lib/api/describeError.ts';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';

/**
 * Plays a mission on the canvas: shows its scene, keeps what the player answers, and asks the server for hints
 * and marks. Returns the dialog that asks before handing in with gaps.
 */
export function useCanvasMission(
  session: MissionSession,
  makeScene: () => Extract<SceneRequest, { scene: 'crossword' | 'matching' }>,
) {
  const navigate = useNavigate();
  const { handIn, dialog } = useHandIn(session);
  const { attempt, saveState, answer, hint, check, overtaken } = session;
  const newest = useRef(makeScene);
  newest.current = makeScene;

  // A scene holds its own answers: where another device was later, it is shown anew with what counts.
  useEffect(() => gameBus.toGame.emit('scene/show', { ...newest.current(), edition: overtaken }), [overtaken]);

  useEffect(() => () => gameBus.toGame.emit('scene/show', { scene: 'none' }), []);

  useEffect(() => gameBus.toGame.emit('mission/save-state', { state: saveState }), [saveState]);

  const refuse = (error: unknown) => gameBus.toGame.emit('mission/refused', { message: describeError(error) });

  useGameEvent('crossword/answered', ({ key, value }) => answer(key, value));
  useGameEvent('matching/answered', ({ key, value }) => answer(key, value));
  useGameEvent('crossword/hint-wanted', ({ key }) => {
    hint(key)
      .then((data) => gameBus.toGame.emit('crossword/hint-given', data))
      .catch(refuse);
  });
  useGameEvent('crossword/check-wanted', ({ keys }) => {
    check(keys)
      .then((data) => gameBus.toGame.emit('crossword/checked', data))
      .catch(refuse);
  });
  useGameEvent('mission/submit-wanted', ({ emptyCount }) => handIn(emptyCount));
  useGameEvent('mission/leave', () => navigate(paths.bookMission.getHref({ bookNo: attempt.bookNo })));

  return dialog;
}
