import type { Container } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { useGame } from '../../engine/GameServices.ts';
import { stopTweens, tween } from '../../engine/tween.ts';
import type { Celebration } from '../../ui/mission/Celebration.ts';
import type { CrosswordGame } from './CrosswordGame.ts';
import type { CrosswordLayout } from './CrosswordLayout.ts';
import type { GridCamera } from './GridCamera.ts';
import { cellBox } from './GridView.ts';

/** Time between the cells of a word that hop one after the other, in milliseconds. */
const HOP_DELAY = 70;
/** The same for the diagonals of the whole grid. */
const WAVE_DELAY = 55;
const HOP_MS = 260;
/** How high a cell hops. */
const HOPS = { 'word-filled': 1.05, 'word-right': 1.14, 'word-wrong': 0.94 } as const;

/**
 * Makes cells hop when a word is filled, hop and sparkle when it was found right, sends a wave over the whole grid when all
 * are, and announces it. A touch or a key ends the big one. With less motion only the words and the sound are left.
 * Nothing sparkles before it is known to be right, nor where the player asks for marks: there it counts for a contest.
 */
export function useCelebration(
  game: CrosswordGame,
  layout: CrosswordLayout,
  camera: GridCamera,
  sparks: RefObject<Celebration | null>,
): (cell: number, view: Container | null) => void {
  const { audio, settings, twins } = useGame();
  const views = useRef(new Map<number, Container>());
  const newest = useRef(layout);
  useEffect(() => {
    newest.current = layout;
  });

  useEffect(() => {
    const hop = (cell: number, delay: number, high: number, sparkle: boolean) => {
      const view = views.current.get(cell);
      if (view) void bounce(view, delay, high);
      if (!sparkle) return;
      const { gridWindow } = newest.current;
      const { x, y, width, height } = cellBox(newest.current, camera.view, cell);
      sparks.current?.burst({ x: gridWindow.x + x + width / 2, y: gridWindow.y + y + height / 2 }, delay + 60);
    };
    const celebrateGrid = () => {
      const { gridWindow } = newest.current;
      const { size, through } = game.sheet;
      for (const cell of through.keys()) {
        const diagonal = Math.floor(cell / size) + (cell % size);
        hop(cell, diagonal * WAVE_DELAY, 1.14, diagonal % 3 === 0);
      }
      sparks.current?.shower(gridWindow.x, gridWindow.width, gridWindow.y);
      skipOnTouch(() => {
        sparks.current?.clear();
        for (const view of views.current.values()) land(view);
      });
    };
    return game.onMoment((moment) => {
      const still = settings.getState().reducedMotion;
      if (moment.kind === 'all-right') {
        if (!still) celebrateGrid();
        audio.play('complete');
        return;
      }
      const { entry, kind } = moment;
      for (const [index, cell] of still ? [] : entry.cells.entries()) {
        hop(cell, index * HOP_DELAY, HOPS[kind], game.checksItself && kind === 'word-right');
      }
      const name = entryName(entry);
      if (kind === 'word-filled') twins.announce(`${withJosa(name, '을/를')} 다 채웠어요.`);
      else if (game.checksItself)
        twins.announce(kind === 'word-right' ? `${name} 낱말이 맞았어요!` : `${name} 낱말은 다시 생각해 봐요.`);
      audio.play(kind === 'word-wrong' ? 'wrong' : kind === 'word-right' ? 'correct' : 'pop');
    });
  }, [game, camera, audio, settings, twins, sparks]);

  return useCallback((cell, view) => {
    const before = views.current.get(cell);
    if (before) stopTweens(before.scale);
    if (view) views.current.set(cell, view);
    else views.current.delete(cell);
  }, []);
}

async function bounce(view: Container, delay: number, high: number): Promise<void> {
  stopTweens(view.scale);
  // A tween to where it is already: the wait runs on the game's clock.
  await tween(view.scale, { x: 1, y: 1 }, delay + 1, 'none');
  if (view.destroyed) return;
  await tween(view.scale, { x: high, y: high }, HOP_MS * 0.4);
  if (!view.destroyed) await tween(view.scale, { x: 1, y: 1 }, HOP_MS * 0.6, 'back.out(3)');
}

function land(view: Container): void {
  stopTweens(view.scale);
  if (!view.destroyed) view.scale.set(1);
}

/** Calls back at the next touch or key, once, wherever it goes. */
function skipOnTouch(skip: () => void): void {
  const onFirstPress = () => {
    window.removeEventListener('pointerdown', onFirstPress, true);
    window.removeEventListener('keydown', onFirstPress, true);
    skip();
  };
  window.addEventListener('pointerdown', onFirstPress, true);
  window.addEventListener('keydown', onFirstPress, true);
}
