import { Circle, type FederatedPointerEvent } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { useGame } from '#game/engine/GameServices.ts';
import { isCapturing } from '#game/engine/isCapturing.ts';
import { dragThresholdPx } from '#game/engine/PointerTracker.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import { type TouchKind, TouchSense } from './touch/TouchSense.ts';
import { touchWords } from './touch/touchWords.ts';
import { useAsleep } from './usePetActor.ts';

/** So long the pet stays where an arrow key has led it. */
const LED_MS = 2_500;

const moodWords = {
  joyful: '신나요',
  calm: '편안해요',
  sleepy: '졸려요',
} as const;

export interface PetTouchProps {
  place: PetPlace;
  /** Name of what is chosen in the bag: a press gives it. */
  giving: string | null;
  onGive: () => void;
  /** True when the pet answers without a word. */
  onTouch: (kind: TouchKind) => boolean;
}

/** The pet as something to touch: a tap, quick taps, a stroking finger; or it takes what is chosen in the bag. */
export function PetTouch({ place, giving, onGive, onTouch }: PetTouchProps) {
  const { pointers, frames, twins } = useGame();
  const { actor } = useAquarium();
  const { pet } = useShownPet();
  const asleep = useAsleep();
  const sense = useRef(new TouchSense());
  const radius = 150 * place.scale;
  const feeling = pet.stage === 'egg' ? '알 속에 있어요' : asleep ? '쿨쿨 자고 있어요' : moodWords[pet.mood];
  const press = () => {
    if (giving) return onGive();
    const kind = sense.current.tap(frames.timeMs);
    if (onTouch(kind)) twins.announce(touchWords(pet, kind));
  };
  const newest = useRef({ press, onTouch, giving, radius });
  newest.current = { press, onTouch, giving, radius };
  /** Arrows lead it about, the way a finger does. */
  const onKey = (key: string) => {
    const way = ways[key];
    if (!way || giving) return false;
    actor.getState()?.follow({ x: place.x + way.x * radius * 1.6, y: place.y + way.y * radius * 1.2 }, LED_MS);
    return true;
  };
  useTwin({
    id: 'pet',
    role: 'button',
    name: giving
      ? `${pet.nickname}에게 ${giving} 주기`
      : `${pet.nickname}에게 ${asleep ? '살짝 손대어 깨우기' : '인사하기'}`,
    description: feeling,
    rect: { x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2 },
    order: -5,
    onPress: press,
    onKey,
  });
  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      if (isCapturing(event) || event.button !== 0) return;
      const touch = sense.current;
      touch.down(pointers.at(event));
      pointers.track(event, {
        onMove: (at, moved) => {
          if (moved <= dragThresholdPx || newest.current.giving) return;
          const kind = touch.move(at, newest.current.radius);
          if (kind) newest.current.onTouch(kind);
        },
        onEnd: (_at, moved) => {
          touch.up();
          if (moved <= dragThresholdPx) newest.current.press();
        },
        onCancel: () => touch.up(),
      });
    },
    [pointers],
  );
  const hitArea = useMemo(() => new Circle(0, 0, radius), [radius]);
  return (
    <pixiContainer
      x={place.x}
      y={place.y}
      eventMode="static"
      cursor="pointer"
      hitArea={hitArea}
      onPointerDown={onPointerDown}
    />
  );
}

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
