import { type FederatedPointerEvent, type Graphics, Rectangle } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { WordMission } from '#contract/wordMission.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Imperative } from '../../engine/Imperative.tsx';
import { isCapturing } from '../../engine/isCapturing.ts';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import { useStage } from '../../engine/StageContext.ts';
import { BubbleTank } from './BubbleTank.ts';
import type { WordCatchLayout } from './layoutWordCatch.ts';
import type { WordCatchGame } from './WordCatchGame.ts';

interface TankWaterProps {
  game: WordCatchGame;
  layout: WordCatchLayout;
  mission: WordMission;
  tank: BubbleTank | null;
  onTank: (tank: BubbleTank | null) => void;
}

/** The water with its bubbles: a touch catches, a finger stirs, a bubble can be drawn up to its slot. */
export function TankWater({ game, layout, mission, tank, onTank }: TankWaterProps) {
  const { assets, pointers } = useGame();
  const { scale, resolution } = useStage();
  const calm = useCalmTank();
  const { x, y, width, height } = layout.tank;
  const newest = useRef<BubbleTank | null>(tank);
  useEffect(() => {
    newest.current = tank;
  });

  const onBubble = useCallback(
    (id: string, event: FederatedPointerEvent) => {
      if (isCapturing(event) || event.button !== 0) return;
      event.stopPropagation();
      let drawn = false;
      const letGo = () => newest.current?.draw(id, null);
      pointers.track(event, {
        onMove: (at, moved) => {
          if (moved > dragThresholdPx) drawn = true;
          if (drawn) newest.current?.draw(id, at);
        },
        onEnd: (at) => {
          letGo();
          // Tapped, or drawn out of the water to the slots.
          if (!drawn || at.y < y) game.catchBubble(id);
        },
        onCancel: letGo,
      });
    },
    [game, pointers, y],
  );
  const onWater = useCallback(
    (event: FederatedPointerEvent) => {
      if (isCapturing(event)) return;
      let before = pointers.at(event);
      newest.current?.stir(before);
      pointers.track(event, {
        onMove: (at) => {
          newest.current?.stir(at, { x: at.x - before.x, y: at.y - before.y });
          before = at;
        },
      });
    },
    [pointers],
  );

  const { bubbles, wordMissionNo } = mission;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bubbles of a mission stay the same until it is caught
  const create = useCallback(
    () =>
      new BubbleTank({
        tank: layout.tank,
        spread: layout.spread,
        slots: layout.slots,
        bubbles,
        calm,
        texture: assets.texture('fx/bubble'),
        sharpness: Math.min(3, Math.max(1, scale * resolution)),
        onPointerDown: onBubble,
      }),
    [layout, wordMissionNo, bubbles.length, calm, assets, scale, resolution, onBubble],
  );
  const play = useStore(game.state).plays[wordMissionNo];
  useEffect(() => {
    if (tank && !tank.destroyed && play) tank.show(play.caught, play.sure);
  }, [tank, play]);

  const hitArea = useMemo(() => new Rectangle(x, y, width, height), [x, y, width, height]);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .roundRect(x, y, width, height, 40)
        .fill({ color: palette.white, alpha: 0.2 })
        .stroke({ color: palette.white, width: 5, alpha: 0.75 })
        .moveTo(x + 18, y + 74)
        .arcTo(x + 18, y + 18, x + 74, y + 18, 30)
        .lineTo(x + 96, y + 18)
        .stroke({ color: palette.white, width: 7, alpha: 0.55, cap: 'round' });
    },
    [x, y, width, height],
  );
  return (
    <>
      <pixiContainer eventMode="static" hitArea={hitArea} onPointerDown={onWater}>
        <pixiGraphics draw={draw} eventMode="none" />
      </pixiContainer>
      <Imperative create={create} deps={[create]} onInstance={onTank} />
    </>
  );
}

/** True where bubbles stay in their places: less motion is wished for, or there is no canvas and their buttons are the game. */
function useCalmTank(): boolean {
  const { bus, settings } = useGame();
  const { reducedMotion } = useStore(settings);
  const [undrawn, setUndrawn] = useState(false);
  useEffect(() => bus.toShell.on('game/renderer', ({ state }) => setUndrawn(state === 'none')), [bus]);
  return reducedMotion || undrawn;
}
