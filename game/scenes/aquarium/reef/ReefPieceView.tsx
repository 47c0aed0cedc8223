import { type Container, type Graphics, Rectangle } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReefPiece } from '#contract/reef.ts';
import { reefPlace } from '#domain/reef/reefPlace.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { stopTweens, tween } from '#game/engine/tween.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import type { ReefSpot } from './layoutReef.ts';
import { pieceName } from './pieceName.ts';
import { drawReefPiece, reefSway } from './pieces/drawReefPiece.ts';

/** Milliseconds of one lean to and fro, and of growing. */
const LEAN_MS = 4200;
const GROW_MS = 1100;

interface ReefPieceViewProps {
  piece: ReefPiece;
  spot: ReefSpot;
  tint: number;
  /** It grows before the eyes of whoever looks. */
  isNew: boolean;
  chosen: boolean;
  onChoose: (piece: ReefPiece) => void;
}

/** One piece of the reef: drawn by us, named after a book, to be touched or walked to by keys. */
export function ReefPieceView({ piece, spot, tint, isNew, chosen, onChoose }: ReefPieceViewProps) {
  const { assets, frames, settings } = useGame();
  const body = useRef<Container>(null);
  const grown = useRef<Container>(null);
  const choose = () => onChoose(piece);
  const { held, onPointerDown } = usePress(choose);
  const place = useMemo(() => reefPlace(piece.ordinal), [piece.ordinal]);
  const { size } = spot;
  useTwin({
    id: `reef-${piece.ordinal}`,
    role: 'button',
    name: pieceName(piece),
    pressed: chosen,
    rect: { x: spot.x - size / 2, y: spot.y - size, width: size, height: size },
    order: piece.ordinal,
    onPress: choose,
    onFocus: choose,
  });
  useEffect(() => {
    const target = grown.current;
    if (!target || !isNew || settings.getState().reducedMotion) return;
    target.scale.set(0.02);
    void tween(target.scale, { x: 1, y: 1 }, GROW_MS, 'back.out(1.7)');
    return () => {
      stopTweens(target.scale);
      if (!target.destroyed) target.scale.set(1);
    };
  }, [isNew, settings]);
  useEffect(() => {
    const sway = reefSway[place.kind];
    if (sway === undefined) return;
    return frames.add((_deltaMs, timeMs) => {
      if (!body.current || body.current.destroyed) return;
      const still = settings.getState().reducedMotion;
      body.current.skew.x = still ? 0 : Math.sin((timeMs / LEAN_MS + piece.ordinal * 0.31) * Math.PI * 2) * sway;
    });
  }, [frames, settings, place, piece.ordinal]);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      drawReefPiece(graphics, place);
    },
    [place],
  );
  const hitArea = useMemo(() => new Rectangle(-size / 2, -size, size, size), [size]);
  return (
    <pixiContainer
      x={spot.x}
      y={spot.y}
      eventMode="static"
      cursor="pointer"
      hitArea={hitArea}
      onPointerDown={onPointerDown}
    >
      {chosen && (
        <pixiSprite
          texture={assets.texture('fx/glow')}
          anchor={0.5}
          y={-size * 0.45}
          width={size * 1.7}
          height={size * 1.7}
          alpha={0.9}
        />
      )}
      <pixiSprite
        texture={assets.texture('fx/shadow')}
        anchor={0.5}
        y={3}
        width={size * 0.92}
        height={size * 0.24}
        alpha={0.6}
      />
      <pixiContainer ref={grown}>
        <pixiContainer ref={body} scale={(size / 106) * (held ? 0.95 : chosen ? 1.05 : 1)}>
          <pixiGraphics draw={draw} tint={tint} eventMode="none" />
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
}
