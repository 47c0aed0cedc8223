import { Assets, type Sprite, type Texture } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import type { MatchingSession } from '../../bus/ShellToGame.ts';
import { useGame } from '../../engine/GameServices.ts';
import type { Rect } from '../../engine/Rect.ts';
import type { MatchingGame } from './MatchingGame.ts';

export interface OnlookerProps {
  game: MatchingGame;
  pictures: NonNullable<MatchingSession['onlooker']>;
  rect: Rect;
}

/** A hop for each right pair, milliseconds and stage units. */
const HOP_MS = 700;
const HOP = 12;
/** How far the head is put on one side while it thinks, radians. */
const TILT = -0.12;

/** The student's pet in the corner: it cheers with what was right, and thinks with what was not. Decoration only. */
export function Onlooker({ game, pictures, rect }: OnlookerProps) {
  const { frames, settings } = useGame();
  const [textures, setTextures] = useState<{ calm: Texture; joyful: Texture } | null>(null);
  /** What it has seen last; `hops` grows with each right pair. */
  const [seen, setSeen] = useState({ mood: 'calm' as 'calm' | 'joyful' | 'thinking', hops: 0 });
  const sprite = useRef<Sprite>(null);
  const { calm, joyful } = pictures;
  const side = Math.min(rect.height + 8, rect.width);
  const home = rect.y + rect.height / 2;

  useEffect(() => {
    let here = true;
    Promise.all([calm, joyful].map((src) => Assets.load<Texture>(src))).then(
      ([first, second]) => here && first && second && setTextures({ calm: first, joyful: second }),
      // The set is complete without it.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [calm, joyful]);

  useEffect(
    () =>
      game.onMoment(({ kind }) => {
        if (kind === 'right' || kind === 'all-right') setSeen(({ hops }) => ({ mood: 'joyful', hops: hops + 1 }));
        else setSeen(({ hops }) => ({ mood: kind === 'wrong' ? 'thinking' : 'calm', hops }));
      }),
    [game],
  );

  useEffect(() => {
    if (seen.hops === 0 || settings.getState().reducedMotion) return;
    let passed = 0;
    return frames.add((deltaMs) => {
      passed = Math.min(HOP_MS, passed + deltaMs);
      const share = passed / HOP_MS;
      if (sprite.current) sprite.current.y = home - Math.abs(Math.sin(share * 2 * Math.PI)) * HOP * (1 - share / 2);
    });
  }, [seen.hops, home, frames, settings]);

  if (!textures) return null;
  return (
    <pixiSprite
      ref={sprite}
      texture={seen.mood === 'joyful' ? textures.joyful : textures.calm}
      anchor={0.5}
      x={rect.x + side / 2}
      y={home}
      width={side}
      height={side}
      rotation={seen.mood === 'thinking' ? TILT : 0}
      eventMode="none"
    />
  );
}
