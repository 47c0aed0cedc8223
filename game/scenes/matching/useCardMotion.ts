import type { Container } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RightHome } from '#domain/matching/RightHome.ts';
import { useGame } from '../../engine/GameServices.ts';
import type { Rect, StagePoint } from '../../engine/Rect.ts';
import { CardPhysics } from './CardPhysics.ts';
import type { MatchingLayout } from './layoutMatching.ts';

/** Speed of a leap, stage units per step: upwards. */
const LEAP = -5;

export interface CardMotion {
  /** Receives drawn cards by right id. */
  onDrawn: (id: string, view: Container | null) => void;
  hold: (id: string) => void;
  dragTo: (id: string, middle: StagePoint) => void;
  letGo: (id: string) => void;
  /** A little leap for joy. */
  leap: (ids: readonly string[]) => void;
  /** Middle of a card now. */
  middleOf: (id: string) => StagePoint | null;
}

/** Lets the right cards float: ties drawn cards to bodies, and bodies to the homes that the rules give them. */
export function useCardMotion(layout: MatchingLayout, homes: readonly (RightHome & { rect: Rect })[]): CardMotion {
  const { frames, settings } = useGame();
  const views = useRef(new Map<string, Container>());
  const physics = useRef<CardPhysics | null>(null);
  const newest = useRef(homes);

  useLayoutEffect(() => {
    newest.current = homes;
    for (const { id, rect, docked } of homes) physics.current?.setHome(id, middle(rect), docked);
  }, [homes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrangement has cards of another size
  useLayoutEffect(() => {
    const bodies = new CardPhysics();
    for (const { id, rect, docked } of newest.current) bodies.add(id, middle(rect), rect, docked);
    physics.current = bodies;
    const show = () => {
      for (const [id, view] of views.current) {
        const place = bodies.placeOf(id);
        if (!place) continue;
        view.position.set(place.x, place.y);
        view.rotation = place.lean;
      }
    };
    show();
    const stop = frames.add((deltaMs) => {
      if (settings.getState().reducedMotion) bodies.settle();
      else bodies.step(deltaMs);
      show();
    });
    return () => {
      stop();
      bodies.destroy();
      physics.current = null;
    };
  }, [layout, frames, settings]);

  const onDrawn = useCallback((id: string, view: Container | null) => {
    if (!view) {
      views.current.delete(id);
      return;
    }
    views.current.set(id, view);
    const home = newest.current.find((one) => one.id === id);
    const place = physics.current?.placeOf(id) ?? (home ? middle(home.rect) : null);
    if (place) view.position.set(place.x, place.y);
  }, []);
  return useMemo(
    () => ({
      onDrawn,
      hold: (id) => physics.current?.hold(id),
      dragTo: (id, at) => physics.current?.dragTo(id, at),
      letGo: (id) => physics.current?.letGo(id),
      leap: (ids) => {
        for (const id of ids) physics.current?.nudge(id, 0, LEAP);
      },
      middleOf: (id) => physics.current?.placeOf(id) ?? null,
    }),
    [onDrawn],
  );
}

function middle({ x, y, width, height }: Rect): StagePoint {
  return { x: x + width / 2, y: y + height / 2 };
}
