import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** A tank by its number and what it is called. */
export interface NamedTank {
  tankNo: number;
  name: string;
}

interface TankSwitchProps {
  /** In their order; nothing is shown for one alone. */
  tanks: readonly NamedTank[];
  shown: number;
  disabled?: boolean;
  layout: AquariumLayout;
  onShow: (tank: NamedTank) => void;
}

/** The ways into the tanks beside this one, where there are more than one. */
export function TankSwitch({ tanks, shown, disabled = false, layout, onShow }: TankSwitchProps) {
  const at = tanks.findIndex(({ tankNo }) => tankNo === shown);
  const here = tanks[at];
  if (!here || tanks.length < 2) return null;
  const { left, right } = layout.doors;
  const door = (id: string, shape: 'back' | 'onward', step: number, place: { x: number; y: number; size: number }) => {
    const tank = tanks[(at + step + tanks.length) % tanks.length] ?? here;
    return (
      <IconButton
        id={id}
        name={`${tank.name} 가기`}
        shape={shape}
        disabled={disabled}
        {...place}
        onPress={() => onShow(tank)}
      />
    );
  };
  return (
    <TwinGroup id="doors" role="group" name={`방 ${tanks.length}개, 지금은 ${here.name}`}>
      {door('door-left', 'back', -1, left)}
      {door('door-right', 'onward', 1, right)}
    </TwinGroup>
  );
}
