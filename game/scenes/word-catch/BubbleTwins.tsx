import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { WordMission } from '#contract/wordMission.ts';
import { useGame } from '../../engine/GameServices.ts';
import type { StagePoint } from '../../engine/Rect.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import type { BubbleTank } from './BubbleTank.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';
import { nearestBubble } from './nearestBubble.ts';
import type { WordCatchGame } from './WordCatchGame.ts';

interface BubbleTwinsProps {
  game: WordCatchGame;
  layout: WordCatchLayout;
  mission: WordMission;
  tank: BubbleTank | null;
}

/** How often the twins follow the drifting bubbles, milliseconds: a slow bubble stays under its twin between. */
const FOLLOW_MS = 320;

/** A button for each bubble that floats, one Tab stop for all; arrows go to the nearest one in their direction. */
export function BubbleTwins({ game, layout, mission, tank }: BubbleTwinsProps) {
  const { frames, twins } = useGame();
  const state = useStore(game.state);
  const play = state.plays[mission.wordMissionNo];
  const [places, setPlaces] = useState<ReadonlyMap<string, StagePoint>>(new Map());
  const [focus, setFocus] = useState<string | null>(null);
  const floating = mission.state === 'READY' ? mission.bubbles.filter(({ id }) => !play?.caught.includes(id)) : [];

  // A bubble that was freed has its twin where it is, and at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is caught or freed is looked up again
  useEffect(() => {
    if (!tank) return;
    const look = () => {
      if (!tank.destroyed) setPlaces((before) => moved(before, tank.places()));
    };
    look();
    let waited = 0;
    return frames.add((deltaMs) => {
      waited += deltaMs;
      if (waited < FOLLOW_MS) return;
      waited = 0;
      look();
    });
  }, [tank, frames, play]);

  // A bubble that holds still for the keyboard is let go when it is caught.
  const held = focus !== null && floating.some(({ id }) => id === focus) ? focus : null;
  useEffect(() => {
    if (tank && !tank.destroyed) tank.focus(held);
  }, [tank, held]);

  const catchIt = useCallback(
    (id: string) => {
      const left = game.floating().filter((bubble) => bubble.id !== id);
      if (!game.catchBubble(id)) return;
      const next =
        tank?.destroyed === false
          ? nearestBubble(
              tank.places(),
              id,
              null,
              left.map((one) => one.id),
            )
          : null;
      if (next && twins.focused() === twinId(id)) twins.focus(twinId(next));
    },
    [game, tank, twins],
  );
  const onKey = useCallback(
    (id: string, key: string) => {
      if (!key.startsWith('Arrow') || !tank || tank.destroyed) return false;
      const next = nearestBubble(
        tank.places(),
        id,
        key,
        game.floating().map((one) => one.id),
      );
      if (next) twins.focus(twinId(next));
      return true;
    },
    [game, tank, twins],
  );
  const { radius, places: homes } = layout.spread;
  const stop = held ?? floating[0]?.id;
  return (
    <TwinGroup id="word-bubbles" role="group" name="글자 물방울, 화살표로 옮겨 다니고 엔터로 잡아요" order={30}>
      {floating.map(({ id, syllable }, index) => (
        <BubbleTwin
          key={id}
          id={id}
          syllable={syllable}
          place={places.get(id) ?? homes[mission.bubbles.findIndex((one) => one.id === id)] ?? layout.tank}
          radius={radius}
          order={index}
          stop={id === stop}
          onCatch={catchIt}
          onKey={onKey}
          onFocus={setFocus}
        />
      ))}
    </TwinGroup>
  );
}

interface BubbleTwinProps {
  id: string;
  syllable: string;
  place: StagePoint;
  radius: number;
  order: number;
  stop: boolean;
  onCatch: (id: string) => void;
  onKey: (id: string, key: string) => boolean;
  onFocus: (id: string | null) => void;
}

function BubbleTwin({ id, syllable, place, radius, order, stop, onCatch, onKey, onFocus }: BubbleTwinProps) {
  useTwin({
    id: twinId(id),
    role: 'button',
    name: syllable,
    rect: { x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2 },
    tabIndex: stop ? 0 : -1,
    order,
    onPress: () => onCatch(id),
    onKey: (key) => onKey(id, key),
    onFocus: () => onFocus(id),
    onBlur: () => onFocus(null),
  });
  return null;
}

function twinId(id: string): string {
  return `word-bubble-${id}`;
}

/** The same map while nothing has moved by more than a little. */
function moved(
  before: ReadonlyMap<string, StagePoint>,
  now: ReadonlyMap<string, StagePoint>,
): ReadonlyMap<string, StagePoint> {
  const same = now.size === before.size && [...now].every(([id, at]) => near(before.get(id), at));
  return same ? before : now;
}

function near(a: StagePoint | undefined, b: StagePoint): boolean {
  return a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 5;
}
