import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { describeCell, describeWord } from '#domain/crossword/play/describeCell.ts';
import { activeCell, type PlayState } from '#domain/crossword/play/PlayState.ts';
import { useGame } from '../../engine/GameServices.ts';
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
  /** The word that was announced last. */
  const announcedEntry = useRef<string | null>(null);
  const field = useMemo(() => {
    const { sheet } = game;
    return new WordField(game, {
      onLeave: () => twins.focus(LEAVE_GRID_TO),
      onKeyMove: () => {
        const now = game.play.getState();
        // Another word is announced below, with its clue.
        if (now.entry === announcedEntry.current) twins.announce(describeCell(sheet, now, activeCell(sheet, now)));
      },
      onZoom,
      onFocusChange: (focused) => {
        if (!focused) return;
        const now = game.play.getState();
        announcedEntry.current = now.entry;
        twins.announce(describeWord(sheet, now, game.clueOf));
      },
    });
  }, [game, twins, onZoom]);
  const { entry } = play;
  useEffect(() => {
    if (announcedEntry.current === entry) return;
    // The first word is announced once the field has the focus.
    if (announcedEntry.current !== null) twins.announce(describeWord(game.sheet, game.play.getState(), game.clueOf));
    announcedEntry.current = entry;
  }, [entry, game, twins]);
  useEffect(() => field.attach(), [field]);
  const { handIn } = useStore(game.status);
  useEffect(() => field.input.setWritable(handIn === 'open'), [field, handIn]);
  const keysId = useId();
  useEffect(() => {
    const { element } = field.input;
    // One name for ever: with one for each cell a screen reader would announce the cell twice.
    element.setAttribute('aria-label', '낱말 쓰기');
    element.setAttribute('aria-describedby', keysId);
  }, [field, keysId]);
  const element = useMemo(() => <Held element={field.input.element} keysId={keysId} />, [field, keysId]);
  return { field, element };
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
