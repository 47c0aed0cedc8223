import { Circle } from 'pixi.js';
import { useMemo } from 'react';
import { useTwin } from '../../../engine/twins/useTwin.ts';
import { usePress } from '../../../engine/usePress.ts';
import { useShownPet } from '../AquariumContext.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';

const moodWords = {
  joyful: '신나요',
  calm: '편안해요',
  hungry: '배가 출출해요',
  sleepy: '졸려요',
  lonely: '같이 놀고 싶어요',
} as const;

/** The pet as something to touch: says hello, or takes what is chosen in the bag. */
export function PetTouch({ place, giving, onPress }: { place: PetPlace; giving: string | null; onPress: () => void }) {
  const { pet } = useShownPet();
  const radius = 150 * place.scale;
  const { onPointerDown } = usePress(onPress);
  const feeling = pet.stage === 'egg' ? '알 속에 있어요' : moodWords[pet.mood];
  useTwin({
    id: 'pet',
    role: 'button',
    name: giving ? `${pet.nickname}에게 ${giving} 주기` : `${pet.nickname}에게 인사하기`,
    description: feeling,
    rect: { x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2 },
    order: -5,
    onPress,
  });
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
