import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { describeCell, entryName } from '../../../domain/crossword/play/describeCell.ts';
import { activeCell, chosenEntry, type PlayState } from '../../../domain/crossword/play/PlayState.ts';
import { useGame } from '../../engine/GameServices.ts';
import { useStore } from '../../engine/useStore.ts';
import type { CrosswordGame } from './CrosswordGame.ts';
import type { ZoomStep } from './GridView.ts';
import { WordField } from './WordField.ts';

/** Twin that the player gets to with Esc. */
export const LEAVE_GRID_TO = 'crossword-hint';

/** The text field of a crossword, and the element to be mounted over the active cell. */
export function useWordField(
  game: CrosswordGame,
  play: PlayState,
  onZoom: (step: ZoomStep) => void,
): { field: WordField; element: ReactNode } {
  const { twins } = useGame();
  const field = useMemo(
    () =>
      new WordField(game, {
        onLeave: () => twins.focus(LEAVE_GRID_TO),
        onKeyMove: () => twins.announce(describePlace(game)),
        onZoom,
        onFocusChange: () => {},
      }),
    [game, twins, onZoom],
  );
  useEffect(() => field.attach(), [field]);
  const { handIn } = useStore(game.status);
  useEffect(() => field.input.setWritable(handIn === 'open'), [field, handIn]);
  const { sheet, clueOf } = game;
  const entry = chosenEntry(sheet, play);
  const cell = activeCell(sheet, play);
  useEffect(() => {
    const { element } = field.input;
    element.setAttribute(
      'aria-label',
      `${entryName(entry)}, ${entry.length}글자, ${describeCell(sheet, play, cell, clueOf)}`,
    );
  }, [field, sheet, play, entry, cell, clueOf]);
  const keysId = useId();
  useEffect(() => field.input.element.setAttribute('aria-describedby', keysId), [field, keysId]);
  const element = useMemo(() => <Held element={field.input.element} keysId={keysId} />, [field, keysId]);
  return { field, element };
}

/** Where the player is now: the clue when the word is new, else the cell. */
function describePlace(game: CrosswordGame): string {
  const play = game.play.get();
  const entry = chosenEntry(game.sheet, play);
  return `${entryName(entry)}, ${describeCell(game.sheet, play, activeCell(game.sheet, play), game.clueOf)}`;
}

/** What the keys do, read out with the field. */
const KEYS =
  '화살표로 칸을, 탭으로 낱말을, 스페이스로 방향을 바꿔요. 마지막 낱말에서 탭을 누르면 단추로, 첫 낱말에서 시프트와 탭을 누르면 판 앞으로 나가요. Esc를 누르면 바로 단추로 가요. 더하기와 빼기로 판을 크고 작게 봐요.';

/** Holds an element that React did not make. */
function Held({ element, keysId }: { element: HTMLElement; keysId: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.append(element);
    // With a mouse at hand no keyboard on the screen would cover anything: the field is ready at once.
    if (window.matchMedia('(pointer: fine)').matches && document.activeElement === document.body) {
      element.focus({ preventScroll: true });
    }
    return () => element.remove();
  }, [element]);
  return (
    <div ref={holder} style={{ position: 'absolute', width: '3em', height: '2em', pointerEvents: 'none' }}>
      <span id={keysId} hidden>
        {KEYS}
      </span>
    </div>
  );
}
