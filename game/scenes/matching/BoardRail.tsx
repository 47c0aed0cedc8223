import type { Graphics } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import type { Rect } from '../../engine/Rect.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { BoardScroll } from './BoardScroll.ts';
import type { MatchingLayout } from './layoutMatching.ts';

export interface BoardRailProps {
  rail: Rect;
  layout: MatchingLayout;
  scroll: BoardScroll;
}

/** The way up and down a board that is higher than what can be seen, and where one is. */
export function BoardRail({ rail, layout, scroll }: BoardRailProps) {
  const { settings } = useGame();
  const { view, boardHeight } = layout;
  const { y } = useStore(scroll.place);
  const thumb = useRef<Graphics>(null);
  const most = boardHeight - view.height;
  const track = {
    x: rail.x + rail.width / 2 - 5,
    y: rail.y + rail.width + 8,
    height: rail.height - 2 * rail.width - 16,
  };
  const length = Math.max(24, track.height * (view.height / boardHeight));
  useEffect(() => {
    const follow = () => {
      const share = Math.min(1, Math.max(0, -scroll.place.getState().y / most));
      if (thumb.current) thumb.current.y = track.y + share * (track.height - length);
    };
    follow();
    return scroll.place.subscribe(follow);
  }, [scroll, most, track.y, track.height, length]);
  const drawTrack = useCallback(
    (graphics: Graphics) => {
      graphics.clear().roundRect(0, 0, 10, Math.max(0, track.height), 5).fill({ color: palette.white, alpha: 0.45 });
    },
    [track.height],
  );
  const drawThumb = useCallback(
    (graphics: Graphics) => {
      graphics.clear().roundRect(0, 0, 10, length, 5).fill(palette.tealDeep);
    },
    [length],
  );
  /** Two thirds of what is seen: the rest shows where one was. */
  const turn = (way: 1 | -1) => {
    const { motion } = scroll;
    const to = motion.offset + way * view.height * 0.66;
    if (way > 0) motion.reveal(to, to + view.height, 0);
    else motion.reveal(to, to, 0);
    if (settings.getState().reducedMotion) motion.settle();
    scroll.show();
  };
  return (
    <>
      <pixiGraphics draw={drawTrack} x={track.x} y={track.y} eventMode="none" />
      <pixiGraphics ref={thumb} draw={drawThumb} x={track.x} eventMode="none" />
      <IconButton
        id="matching-up"
        name="위쪽 카드 보기"
        shape="up"
        x={rail.x}
        y={rail.y}
        size={rail.width}
        order={40}
        disabled={y >= -1}
        onPress={() => turn(-1)}
      />
      <IconButton
        id="matching-down"
        name="아래쪽 카드 보기"
        shape="down"
        x={rail.x}
        y={rail.y + rail.height - rail.width}
        size={rail.width}
        order={41}
        disabled={y <= 1 - most}
        onPress={() => turn(1)}
      />
    </>
  );
}
