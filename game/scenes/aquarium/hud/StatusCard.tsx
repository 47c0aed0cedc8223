import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { IconButton } from '#game/ui/IconButton.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { useTone } from '#game/ui/useTone.ts';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import { PetPortrait } from '../panels/PetPortrait.tsx';

/** Who it is: face, name, level and how far the next one is. */
export function StatusCard({ onRename }: { onRename: () => void }) {
  const { settings } = useGame();
  const { layout } = useAquarium();
  const { pet } = useShownPet();
  useStore(settings);
  const { text, small, look } = layout;
  const { x, y, width, height } = layout.status;
  const side = height - 16;
  const textX = side + 20;
  const pencil = Math.min(height - 16, look.form === 'below' ? 80 : 60);
  const levelWidth = small * 3.6;
  const barWidth = width - textX - pencil - 20 - levelWidth;
  const share = pet.expToNext > 0 ? Math.min(1, pet.exp / pet.expToNext) : 1;
  const expText =
    pet.expToNext > 0 ? `다음 레벨까지 경험치 ${pet.expToNext} 가운데 ${pet.exp}` : '가장 높은 레벨이에요';
  useTwin({
    id: 'pet-name',
    role: 'heading',
    name: pet.nickname,
    rect: { x: x + textX, y: y + 10, width: 160, height: 36 },
    headingLevel: 1,
    order: -10,
  });
  useTwin({
    id: 'pet-level',
    role: 'progressbar',
    name: `레벨 ${pet.level}`,
    rect: { x: x + textX, y: y + height * 0.55, width: barWidth + 80, height: 30 },
    value: { now: pet.exp, min: 0, max: Math.max(1, pet.expToNext), text: expText },
    order: -9,
  });
  const track = useTone().surface(palette.sea200);
  const bar = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .roundRect(0, 0, barWidth, 16, 8)
        .fill(track)
        .roundRect(0, 0, Math.max(16, barWidth * share), 16, 8)
        .fill(palette.sea500);
    },
    [barWidth, share, track],
  );
  const face = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .circle(0, 0, side / 2)
        .fill(track);
    },
    [side, track],
  );
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={height / 2.2} fill={palette.white} fillAlpha={0.96} shadow={8} />
      <pixiGraphics draw={face} x={8 + side / 2} y={height / 2} eventMode="none" />
      <PetPortrait
        species={pet.species ?? 'octopus'}
        stage={pet.stage}
        mood={pet.mood}
        x={8 + side / 2}
        y={height / 2 + 2}
        scale={(side / 300) * (pet.stage === 'grown' ? 0.86 : pet.stage === 'young' ? 1 : 1.2)}
      />
      <Label
        text={pet.nickname}
        x={textX}
        y={height * 0.32}
        size={text + 4}
        anchor="left"
        maxWidth={width - textX - pencil - 16}
      />
      <Label text={`레벨 ${pet.level}`} x={textX} y={height * 0.7} size={small} color={palette.teal} anchor="left" />
      <pixiGraphics draw={bar} x={textX + levelWidth} y={height * 0.7 - 8} eventMode="none" />
      <IconButton
        id="pet-rename"
        name={`이름 바꾸기, 지금은 ${pet.nickname}`}
        shape="pencil"
        quiet
        x={width - pencil - (height - pencil) / 2}
        y={(height - pencil) / 2}
        size={pencil}
        onPress={onRename}
      />
    </Group>
  );
}
