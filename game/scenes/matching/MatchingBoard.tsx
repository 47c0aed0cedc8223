import {
  type Container,
  type FederatedPointerEvent,
  type FederatedWheelEvent,
  type Graphics,
  Rectangle,
} from 'pixi.js';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { isCapturing } from '../../engine/isCapturing.ts';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { BoardRail } from './BoardRail.tsx';
import type { BoardScroll } from './BoardScroll.ts';
import type { MatchingLayout } from './layoutMatching.ts';

export interface MatchingBoardProps {
  layout: MatchingLayout;
  scroll: BoardScroll;
  children: ReactNode;
}

/** Room above and below the cards that their shadows and sparks may use, stage units. */
const BLEED = 2;

/**
 * The table on which the cards lie. Where it is higher than what can be seen it scrolls: by the rail beside it, the
 * wheel, a swipe beside the right cards, the focus of the keyboard, and a held card at its edge.
 */
export function MatchingBoard({ layout, scroll, children }: MatchingBoardProps) {
  const { view, rail } = layout;
  const { pointers } = useGame();
  const content = useRef<Container>(null);
  const [mask, setMask] = useState<Graphics | null>(null);
  const scrolled = rail !== null;

  useEffect(() => {
    const follow = () => content.current?.position.set(0, scroll.place.getState().y);
    follow();
    return scroll.place.subscribe(follow);
  }, [scroll]);

  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      if (!scrolled || isCapturing(event)) return;
      const { motion } = scroll;
      let last = pointers.at(event);
      let lastTime = performance.now();
      let scrolling = false;
      const track = pointers.track(event, {
        onMove: (at, moved) => {
          if (!scrolling) {
            if (moved <= dragThresholdPx) return;
            scrolling = true;
            track.claim();
            motion.grab();
          }
          const now = performance.now();
          motion.dragBy(last.y - at.y, now - lastTime);
          last = at;
          lastTime = now;
          scroll.show();
        },
        onEnd: () => motion.letGo(),
        onCancel: () => motion.letGo(),
      });
    },
    [pointers, scroll, scrolled],
  );
  const onWheel = useCallback(
    (event: FederatedWheelEvent) => {
      if (scrolled && !isCapturing(event)) scroll.by(event.deltaY);
    },
    [scroll, scrolled],
  );
  const drawMask = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .rect(view.x - 12, view.y - BLEED, view.width + 24, view.height + BLEED)
        .fill(palette.white);
    },
    [view],
  );
  const hitArea = useMemo(() => new Rectangle(view.x, view.y, view.width, view.height), [view]);
  return (
    <>
      {scrolled && <pixiGraphics ref={setMask} draw={drawMask} eventMode="none" />}
      <pixiContainer
        mask={scrolled ? mask : null}
        eventMode={scrolled ? 'static' : 'passive'}
        hitArea={scrolled ? hitArea : null}
        onPointerDown={onPointerDown}
        onWheel={onWheel}
      >
        <pixiContainer ref={content}>
          <TwinGroup id="matching-board" role="group" name="카드판" scroll={scroll.place} order={20}>
            {children}
          </TwinGroup>
        </pixiContainer>
      </pixiContainer>
      {rail && <BoardRail rail={rail} layout={layout} scroll={scroll} />}
    </>
  );
}
