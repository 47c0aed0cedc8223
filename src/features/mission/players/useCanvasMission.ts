import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { SceneRequest } from '#src/game-host/GameMessages.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { useHandIn } from '../play/useHandIn.tsx';
import type { MissionSession } from '../session/useMissionSession.ts';

/**
 * Plays a mission on the canvas: shows its scene, keeps what the player answers, and asks the server for hints
 * and marks. Returns the dialog that asks before handing in with gaps.
 *
 * @param scene the mission as it stands now; another object whenever something in it has changed
 */
export function useCanvasMission(
  session: MissionSession,
  scene: Extract<SceneRequest, { scene: 'crossword' | 'matching' }>,
) {
  const navigate = useNavigate();
  const { handIn, busy, done, dialog } = useHandIn(session);
  const { attempt, saveState, answer, hint, check, overtaken } = session;
  const handInState = done ? 'done' : busy ? 'sending' : 'open';
  const here = useRef(true);

  // A scene that stands holds its own answers, unless another device was later; one that is rebuilt begins with these.
  useEffect(() => gameBus.toGame.emit('scene/show', { ...scene, edition: overtaken }), [scene, overtaken]);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      gameBus.toGame.emit('scene/show', { scene: 'none' });
    };
  }, []);

  useEffect(() => gameBus.toGame.emit('mission/save-state', { state: saveState }), [saveState]);
  useEffect(() => gameBus.toGame.emit('mission/hand-in', { state: handInState }), [handInState]);

  /** Once the page is left, another mission may be listening. */
  const emit: typeof gameBus.toGame.emit = (event, payload) => {
    if (here.current) gameBus.toGame.emit(event, payload);
  };
  const refuse = (error: unknown) => emit('mission/refused', { message: describeError(error) });

  useGameEvent('crossword/answered', ({ key, value }) => answer(key, value));
  useGameEvent('matching/answered', ({ key, value }) => answer(key, value));
  useGameEvent('crossword/hint-wanted', ({ key }) => {
    hint(key)
      .then((data) => emit('crossword/hint-given', data))
      .catch(refuse);
  });
  useGameEvent('crossword/check-wanted', ({ no, keys, byItself }) => {
    check(keys, byItself)
      .then((data) => emit('crossword/checked', { no, ...data }))
      .catch((error: unknown) => {
        const ended = error instanceof ApiError && error.is('CHECK_USED_UP');
        emit('crossword/check-refused', { no, ended, message: describeError(error) });
      });
  });
  useGameEvent('mission/submit-wanted', ({ emptyCount }) => handIn(emptyCount));
  useGameEvent('mission/leave', () => navigate(paths.bookMission.getHref({ bookNo: attempt.bookNo })));

  return dialog;
}
