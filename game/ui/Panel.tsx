import { type Container, type FederatedPointerEvent, type Graphics, Rectangle, type Texture } from 'pixi.js';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { motion } from '../config/motion.ts';
import { palette } from '../config/palette.ts';
import { useGame } from '../engine/GameServices.ts';
import { Group } from '../engine/Group.tsx';
import { isCapturing } from '../engine/isCapturing.ts';
import { useStage } from '../engine/StageContext.ts';
import { stopTweens, tween } from '../engine/tween.ts';
import { TwinGroup } from '../engine/twins/TwinGroup.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { usePress } from '../engine/usePress.ts';
import { IconButton } from './IconButton.tsx';
import { Label } from './Label.tsx';
import { Surface } from './Surface.tsx';
import { textWidth } from './textWidth.ts';

export interface PanelProps {
  id: string;
  title: string;
  icon?: Texture;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size of the title, stage units. */
  titleSize?: number;
  /** The name of the close button includes what is closed. */
  closeName?: string;
  /** Without it the panel can only be left by one of its buttons. */
  onClose?: () => void;
  /** How dark the rest becomes, 0–1; touches outside close the panel in any case. */
  dim?: number;
  /** False lets touches outside through to what lies there, e.g. a pet to be fed. */
  covers?: boolean;
  /** Beside the close button, e.g. what there is to spend. */
  note?: { icon: Texture; text: string };
  /** Side of the close button. */
  closeSize?: number;
  /** Height of the head with title and close button. */
  head?: number;
  children: ReactNode;
}

/** A panel over the scene: takes the focus, keeps it, gives it back; Escape and a touch outside close it. */
export function Panel(props: PanelProps) {
  const { id, title, icon, x, y, width, height, titleSize = 32, onClose, dim = 0, covers = true, children } = props;
  const { closeName = `${title} 닫기`, closeSize = 60, head = closeSize + 48, note } = props;
  const { settings } = useGame();
  const ref = useRef<Container>(null);
  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const ms = settings.getState().reducedMotion ? 0 : motion.panelIn;
    target.alpha = 0;
    target.pivot.y = -24;
    void tween(target, { alpha: 1 }, ms);
    void tween(target.pivot, { y: 0 }, ms, 'back.out(1.6)');
    return () => {
      stopTweens(target);
      stopTweens(target.pivot);
    };
  }, [settings]);
  const swallow = useCallback((event: FederatedPointerEvent) => {
    if (!isCapturing(event)) event.stopPropagation();
  }, []);
  const hitArea = useMemo(() => new Rectangle(0, 0, width, height), [width, height]);
  return (
    <TwinGroup id={id} role="dialog" name={title} modal onEscape={onClose}>
      {covers && <Backdrop dim={dim} onPress={onClose} />}
      <Group x={x} y={y} ref={ref}>
        <pixiContainer eventMode="static" hitArea={hitArea} onPointerDown={swallow}>
          <Surface width={width} height={height} radius={34} fill={palette.white} shadow={20} />
          {icon && (
            <pixiSprite texture={icon} anchor={0.5} x={50} y={head / 2} width={52} height={52} eventMode="none" />
          )}
          <Label
            text={title}
            x={icon ? 86 : 32}
            y={head / 2}
            size={titleSize}
            anchor="left"
            maxWidth={width - closeSize - (icon ? 86 : 32) - 40}
          />
          <PanelHeading id={`${id}-title`} title={title} width={width - closeSize - 80} />
          {note && <PanelNote {...note} x={width - closeSize - 44} y={head / 2} size={titleSize - 4} />}
          {children}
          {onClose && (
            <IconButton
              id={`${id}-close`}
              name={closeName}
              shape="cross"
              x={width - closeSize - 20}
              y={(head - closeSize) / 2}
              size={closeSize}
              order={99}
              onPress={onClose}
            />
          )}
        </pixiContainer>
      </Group>
    </TwinGroup>
  );
}

function PanelNote({ icon, text, x, y, size }: { icon: Texture; text: string; x: number; y: number; size: number }) {
  return (
    <>
      <pixiSprite
        texture={icon}
        anchor={0.5}
        x={x - textWidth(text, size) - 30}
        y={y}
        width={44}
        height={44}
        eventMode="none"
      />
      <Label text={text} x={x} y={y} size={size} anchor="right" />
    </>
  );
}

function PanelHeading({ id, title, width }: { id: string; title: string; width: number }) {
  useTwin({ id, role: 'heading', name: title, rect: { x: 24, y: 20, width, height: 60 }, order: -99 });
  return null;
}

function Backdrop({ dim, onPress }: { dim: number; onPress: (() => void) | undefined }) {
  const { bleed } = useStage();
  const { onPointerDown } = usePress(onPress);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .rect(bleed.x, bleed.y, bleed.width, bleed.height)
        .fill({ color: palette.tealNight, alpha: Math.max(dim, 0.001) });
    },
    [bleed, dim],
  );
  return <pixiGraphics draw={draw} eventMode="static" onPointerDown={onPointerDown} />;
}
