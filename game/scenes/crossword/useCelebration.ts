import type { Container } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SheetEntry } from '../../../domain/crossword/play/PlaySheet.ts';
import { useGame } from '../../engine/GameServices.ts';
import { stopTweens, tween } from '../../engine/tween.ts';
import type { Celebration } from '../../ui/mission/Celebration.ts';
import type { CrosswordGame } from './CrosswordGame.ts';
import { type CrosswordLayout, scrollGridTo } from './layoutCrossword.ts';

/** Time between the cells of a word that hop one after the other, in milliseconds. */
const HOP_DELAY = 70;
const HOP_MS = 260;

/** Makes cells hop and sparkle when a word is filled or marked, and says it. */
export function useCelebration(
  game: CrosswordGame,
  layout: CrosswordLayout,
  sparks: RefObject<Celebration | null>,
): (cell: number, view: Container | null) => void {
  const { audio, settings, twins } = useGame();
  const views = useRef(new Map<number, Container>());
  const newest = useRef(layout);
  useEffect(() => {
    newest.current = layout;
  });

  useEffect(() => {
    const hop = (entry: SheetEntry, high: number, sparkle: boolean) => {
      if (settings.get().reducedMotion) return;
      const { gridWindow, pitch } = newest.current;
      const scroll = scrollGridTo(entry.row, newest.current);
      for (const [index, cell] of entry.cells.entries()) {
        const view = views.current.get(cell);
        if (view) void bounce(view, index * HOP_DELAY, high);
        if (!sparkle) continue;
        const x = gridWindow.x + ((cell % game.sheet.size) + 0.5) * pitch;
        const y = gridWindow.y + scroll + (Math.floor(cell / game.sheet.size) + 0.5) * pitch;
        sparks.current?.burst({ x, y }, index * HOP_DELAY + 60);
      }
    };
    return game.onMoment((moment) => {
      if (moment.kind === 'all-filled') {
        const { gridWindow } = newest.current;
        if (!settings.get().reducedMotion) sparks.current?.shower(gridWindow.x, gridWindow.width, gridWindow.y);
        audio.play('complete');
        return;
      }
      const { entry, kind } = moment;
      const name = `${entry.number}번 ${entry.direction === 'across' ? '가로' : '세로'}`;
      hop(entry, kind === 'word-wrong' ? 0.94 : 1.14, kind === 'word-right' || kind === 'word-filled');
      if (kind === 'word-filled') twins.announce(`${name} 완성`);
      audio.play(kind === 'word-wrong' ? 'wrong' : kind === 'word-right' ? 'correct' : 'pop');
    });
  }, [game, audio, settings, twins, sparks]);

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
