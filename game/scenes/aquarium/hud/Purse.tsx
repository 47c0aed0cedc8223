import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';

/** How many shells there are to spend. */
export function Purse() {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { shells } = useAquariumState();
  const { x, y, width, height } = layout.purse;
  const amount = shells.toLocaleString('ko-KR');
  useTwin({ id: 'purse', role: 'status', name: `조개 ${amount}개`, rect: layout.purse });
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={height / 2} fill={palette.white} fillAlpha={0.96} shadow={7} />
      <pixiSprite
        texture={assets.texture('item/oyster')}
        anchor={0.5}
        x={height * 0.65}
        y={height / 2}
        width={height * 0.8}
        height={height * 0.8}
      />
      <Label
        text={amount}
        x={width - 22}
        y={height / 2}
        size={layout.text + 4}
        anchor="right"
        maxWidth={width - height * 1.1 - 24}
      />
    </Group>
  );
}
