import {
  type Container,
  type FederatedPointerEvent,
  type FederatedWheelEvent,
  type Graphics,
  Rectangle,
} from 'pixi.js';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { valueStore } from '#game/engine/valueStore.ts';
import { palette } from '../config/palette.ts';
import { useGame } from '../engine/GameServices.ts';
import { Group } from '../engine/Group.tsx';
import { isCapturing } from '../engine/isCapturing.ts';
import { dragThresholdPx } from '../engine/PointerTracker.ts';
import type { StagePoint } from '../engine/Rect.ts';
import type { TwinGroupRole } from '../engine/twins/TwinDescriptor.ts';
import { TwinGroup } from '../engine/twins/TwinGroup.tsx';
import { ScrollContext } from './ScrollContext.ts';
import { ScrollMotion } from './ScrollMotion.ts';
import { useTone } from './useTone.ts';

export interface ScrollerProps {
  id: string;
  /** Name and role of the group that holds the twins of its content. */
  name: string;
  role?: TwinGroupRole;
  rowCount?: number;
  columnCount?: number;
  /** Place of the group among its siblings. */
  order?: number | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
  axis?: 'x' | 'y';
  /** Length of the content along the axis. */
  contentLength: number;
  children: ReactNode;
}

/** A window on content that is longer: drag, wheel, glide, and following the focus of the keyboard. */
export function Scroller(props: ScrollerProps) {
  const { id, name, role = 'list', rowCount, columnCount, order } = props;
  const { x, y, width, height, axis = 'y', contentLength } = props;
  const { pointers, frames, settings } = useGame();
  const [motion] = useState(() => new ScrollMotion());
  const [scroll] = useState(() => valueStore<StagePoint>({ x: 0, y: 0 }));
  const content = useRef<Container>(null);
  const thumb = useRef<Graphics>(null);
  const wake = useRef<() => void>(() => {});
  const [mask, setMask] = useState<Graphics | null>(null);
  const viewport = axis === 'y' ? height : width;

  // Before the effects of what is inside: it may ask to be seen as soon as it is there.
  useLayoutEffect(() => {
    motion.setSize(viewport, contentLength);
    let stop: (() => void) | null = null;
    const show = () => {
      const place = { x: 0, y: 0 };
      place[axis] = -motion.offset;
      content.current?.position.set(place.x, place.y);
      scroll.setState(place, true);
      if (thumb.current) thumb.current[axis] = motion.max > 0 ? (motion.offset / contentLength) * viewport : 0;
    };
    wake.current = () => {
      stop ??= frames.add((deltaMs) => {
        const moving = motion.step(deltaMs);
        show();
        if (moving) return;
        stop?.();
        stop = null;
      });
    };
    show();
    return () => stop?.();
  }, [motion, frames, scroll, axis, viewport, contentLength]);

  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      if (motion.max === 0 || isCapturing(event)) return;
      let last = pointers.at(event);
      let lastTime = event.timeStamp;
      let scrolling = false;
      const track = pointers.track(event, {
        onMove: (at, moved) => {
          const delta = last[axis] - at[axis];
          const across = axis === 'y' ? Math.abs(at.x - last.x) : Math.abs(at.y - last.y);
          if (!scrolling) {
            if (moved <= dragThresholdPx) return;
            // A move across the list is not for the list: an item may be dragged out of it.
            if (across > Math.abs(delta) * 1.2) {
              track.release();
              return;
            }
            scrolling = true;
            track.claim();
            motion.grab();
          }
          const now = performance.now();
          motion.dragBy(delta, now - lastTime);
          last = at;
          lastTime = now;
          wake.current();
        },
        onEnd: () => motion.letGo(),
        onCancel: () => motion.letGo(),
      });
    },
    [motion, pointers, axis],
  );
  const onWheel = useCallback(
    (event: FederatedWheelEvent) => {
      if (isCapturing(event)) return;
      motion.wheelBy(event.deltaY || event.deltaX);
      wake.current();
    },
    [motion],
  );
  const reveal = useCallback(
    (from: number, to: number) => {
      motion.reveal(from, to);
      if (settings.getState().reducedMotion) motion.settle();
      wake.current();
    },
    [motion, settings],
  );
  const drawMask = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(0, 0, width, height).fill(palette.white);
    },
    [width, height],
  );
  const thumbColour = useTone().ink(palette.lineStrong);
  const drawThumb = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      const share = viewport / contentLength;
      if (share >= 1) return;
      const length = Math.max(36, viewport * share);
      const [w, h] = axis === 'y' ? [6, length] : [length, 6];
      graphics.roundRect(0, 0, w, h, 3).fill({ color: thumbColour, alpha: 0.8 });
    },
    [viewport, contentLength, axis, thumbColour],
  );
  const hitArea = useMemo(() => new Rectangle(0, 0, width, height), [width, height]);
  return (
    <Group x={x} y={y}>
      <pixiGraphics ref={setMask} draw={drawMask} eventMode="none" />
      <pixiContainer mask={mask} eventMode="static" hitArea={hitArea} onPointerDown={onPointerDown} onWheel={onWheel}>
        <pixiContainer ref={content}>
          <TwinGroup
            id={id}
            role={role}
            name={name}
            order={order}
            scroll={scroll}
            rowCount={rowCount}
            columnCount={columnCount}
          >
            <ScrollContext.Provider value={reveal}>{props.children}</ScrollContext.Provider>
          </TwinGroup>
        </pixiContainer>
      </pixiContainer>
      <pixiGraphics
        ref={thumb}
        draw={drawThumb}
        x={axis === 'y' ? width + 4 : 0}
        y={axis === 'y' ? 0 : height + 4}
        eventMode="none"
      />
    </Group>
  );
}
