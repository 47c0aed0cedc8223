import { useStore } from 'zustand';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { usePress } from '../../engine/usePress.ts';
import { Label } from '../../ui/Label.tsx';
import { Pressed } from '../../ui/Pressed.tsx';
import { Surface } from '../../ui/Surface.tsx';
import type { CrosswordLayout } from './CrosswordLayout.ts';
import type { GridCamera } from './GridCamera.ts';
import { cellBox, isLarger } from './GridView.ts';

export interface WholeGridButtonProps {
  layout: CrosswordLayout;
  camera: GridCamera;
  active: number;
  onPress: () => void;
}

/** Leads back to the whole grid; only there while some of it is out of sight, in the corner away from the active cell. */
export function WholeGridButton(props: WholeGridButtonProps) {
  const view = useStore(props.camera.rested);
  return isLarger(props.layout, view) ? <Shown {...props} /> : null;
}

function Shown({ layout, camera, active, onPress }: WholeGridButtonProps) {
  const view = useStore(camera.rested);
  const { orientation } = useStage();
  const { held, onPointerDown } = usePress(onPress);
  const { gridWindow } = layout;
  const upright = orientation === 'portrait';
  const [width, height] = upright ? [112, 80] : [96, 64];
  const cell = cellBox(layout, view, active);
  const left = cell.x + cell.width / 2 > gridWindow.width / 2;
  const top = cell.y + cell.height / 2 > gridWindow.height / 2;
  const x = gridWindow.x + (left ? 8 : gridWindow.width - width - 8);
  const y = gridWindow.y + (top ? 8 : gridWindow.height - height - 8);
  useTwin({
    id: 'crossword-whole',
    role: 'button',
    name: '판 전체 보기',
    rect: { x, y, width, height },
    order: 22,
    onPress,
  });
  return (
    <Group x={x} y={y}>
      <Pressed held={held} centerX={width / 2} centerY={height / 2} enabled onPointerDown={onPointerDown}>
        <Surface
          width={width}
          height={height}
          radius={height / 2}
          fill={palette.tealDeep}
          fillAlpha={0.94}
          shadow={8}
          solid
        />
        <Label
          text="전체"
          x={width / 2}
          y={height / 2}
          size={upright ? 27 : 23}
          color={palette.white}
          anchor="center"
        />
      </Pressed>
    </Group>
  );
}
