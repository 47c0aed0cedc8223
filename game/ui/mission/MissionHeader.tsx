import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import type { SaveState } from '../../bus/ShellToGame.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Label } from '../Label.tsx';
import { Surface } from '../Surface.tsx';
import { shortenText } from '../shortenText.ts';
import { textWidth } from '../textWidth.ts';
import { isQuietSave } from './isQuietSave.ts';
import { SAVE_WORDS, SaveMark } from './SaveMark.tsx';

export interface MissionHeaderProps {
  rect: Rect;
  upright: boolean;
  kind: 'PUZZLE' | 'MATCHING';
  bookName: string;
  done: number;
  total: number;
  maxPoint: number;
  save: SaveState;
  /** One more button, where there is room for it. */
  tool?: { id: string; text: string; name: string; onPress: () => void };
  onLeave: () => void;
}

const icons = { PUZZLE: 'item/puzzle-piece', MATCHING: 'mission/nesting-dolls' } as const;

/** What mission this is, how far it is, what it is worth, and that nothing is lost. */
export function MissionHeader(props: MissionHeaderProps) {
  const { rect, upright, kind, bookName, done, total, maxPoint, save, tool, onLeave } = props;
  const { assets, bus } = useGame();
  const { width, height } = rect;
  const { scale } = useStage();
  const place = placeHeader(width, height, upright, tool !== undefined);
  useTwin({
    id: 'mission-title',
    role: 'heading',
    name: missionTitle({ kind, bookName }),
    headingLevel: 1,
    rect: { ...rect, width: 360 },
    order: 1,
  });
  useTwin({
    id: 'mission-progress',
    role: 'progressbar',
    name: '채운 수',
    value: { now: done, min: 0, max: total, text: `${total}개 가운데 ${done}개` },
    rect: { x: rect.x + place.bar.x, y: rect.y, width: Math.max(60, place.bar.width), height: 40 },
    order: 2,
  });
  useTwin({
    id: 'mission-worth',
    role: 'status',
    name: `최대 ${maxPoint}점, ${SAVE_WORDS[save]}`,
    quiet: isQuietSave(save),
    rect: { x: rect.x + place.coinX, y: rect.y, width: 200, height },
    order: 3,
  });
  return (
    <Group x={rect.x} y={rect.y}>
      <Surface width={width} height={height} radius={place.radius} fill={palette.white} fillAlpha={0.94} shadow={6} />
      {place.titleWidth > 0 && (
        <pixiSprite
          texture={assets.texture(icons[kind])}
          anchor={0.5}
          x={40}
          y={place.firstLine}
          width={44}
          height={44}
          eventMode="none"
        />
      )}
      {place.titleWidth > 0 && (
        <Title
          kind={kind}
          bookName={bookName}
          y={place.firstLine}
          // At least 16 CSS px: what does not fit is cut off, not made smaller.
          size={Math.max(upright ? 26 : 24, Math.ceil(16 / scale))}
          width={place.titleWidth}
          lines={place.titleLines}
        />
      )}
      {place.bar.width > 0 && (
        <ProgressBar x={place.bar.x} y={place.line - 8} width={place.bar.width} share={total > 0 ? done / total : 0} />
      )}
      {place.counted && (
        <Label
          text={`${done} / ${total}`}
          x={place.bar.x + place.bar.width + 14}
          y={place.line}
          size={place.size}
          color={palette.inkSoft}
          anchor="left"
        />
      )}
      <pixiSprite
        texture={assets.texture('item/coin')}
        anchor={0.5}
        x={place.coinX}
        y={place.line}
        width={28}
        height={28}
        eventMode="none"
      />
      <Label
        text={place.roomy ? `최대 ${maxPoint}점` : `${maxPoint}점`}
        x={place.coinX + 22}
        y={place.line}
        size={place.size}
        anchor="left"
      />
      <SaveMark x={place.saveX} y={place.line} save={save} size={place.showsText ? place.size : 0} />
      {tool && place.tool && <Button {...place.tool} {...tool} size={upright ? 26 : 22} kind="quiet" order={80} />}
      <IconButton
        id="mission-settings"
        name="소리와 움직임"
        shape="soundOn"
        quiet
        {...place.settings}
        order={85}
        onPress={() => bus.toShell.emit('settings/asked', {})}
      />
      <Button
        id="mission-leave"
        text="나가기"
        name="미션에서 나가기"
        x={place.leave.x}
        y={place.leave.y}
        width={place.leave.width}
        height={place.leave.height}
        size={upright ? 26 : 22}
        kind="quiet"
        order={90}
        onPress={onLeave}
      />
    </Group>
  );
}

/** What a mission is called, for example 흥부와 놀부 · 낱말 퍼즐. */
export function missionTitle({ kind, bookName }: Pick<MissionHeaderProps, 'kind' | 'bookName'>): string {
  return `${bookName} · ${missionKindNames[kind]}`;
}

interface TitleProps extends Pick<MissionHeaderProps, 'kind' | 'bookName'> {
  /** Of its middle. */
  y: number;
  size: number;
  width: number;
  /** On two lines the book stands above the kind. */
  lines: 1 | 2;
}

function Title({ kind, bookName, y, size, width, lines }: TitleProps) {
  const words = { x: 70, size, anchor: 'left' as const };
  if (lines === 1) {
    const rest = ` · ${missionKindNames[kind]}`;
    const book = shortenText(bookName, size, width - textWidth(rest, size));
    return <Label {...words} text={book + rest} y={y} />;
  }
  const half = size * 0.62;
  return (
    <>
      <Label {...words} text={shortenText(bookName, size, width)} y={y - half} color={palette.inkSoft} />
      <Label {...words} text={missionKindNames[kind]} y={y + half} />
    </>
  );
}

/** Of the mark's words with their gap, in stage units. */
const SAVE_WORDS_WIDTH = 118;

interface HeaderPlace {
  radius: number;
  /** Middle of the title, and of what stands beside or below it. */
  firstLine: number;
  line: number;
  /** 0 where no title is shown. */
  titleWidth: number;
  titleLines: 1 | 2;
  bar: { x: number; width: number };
  coinX: number;
  saveX: number;
  size: number;
  counted: boolean;
  roomy: boolean;
  showsText: boolean;
  tool: Rect | null;
  settings: { x: number; y: number; size: number };
  leave: Rect;
}

/** One line on a wide stage, two on a high one, one without a bar where an upright stage is short. */
function placeHeader(width: number, height: number, upright: boolean, hasTool: boolean): HeaderPlace {
  if (!upright) {
    return {
      radius: height / 2,
      firstLine: height / 2,
      line: height / 2,
      titleWidth: 316,
      titleLines: 1,
      bar: { x: 400, width: 196 },
      coinX: 710,
      saveX: 850,
      size: 22,
      counted: true,
      roomy: true,
      showsText: true,
      tool: { x: width - 268, y: 0, width: 96, height },
      settings: { x: width - 168, y: (height - 54) / 2, size: 54 },
      leave: { x: width - 110, y: 0, width: 104, height },
    };
  }
  if (height >= 110) {
    return {
      radius: 28,
      firstLine: 44,
      line: 84 + (height - 84) / 2 - 4,
      titleWidth: width - 70 - (hasTool ? 300 : 200),
      titleLines: 2,
      bar: { x: 20, width: width - 412 },
      coinX: width - 274,
      saveX: width - 122,
      size: 25,
      counted: true,
      roomy: true,
      showsText: true,
      tool: { x: width - 292, y: 8, width: 96, height: 76 },
      settings: { x: width - 188, y: 12, size: 68 },
      leave: { x: width - 112, y: 8, width: 104, height: 76 },
    };
  }
  // From the right: the way out, the mark, the points, the count; the title gets what is left, or nothing.
  const narrow = width < 360;
  const leaving = narrow ? 84 : 104;
  const leave = { x: width - leaving, y: 0, width: leaving, height };
  const round = narrow ? 60 : 64;
  const settings = { x: leave.x - round - 4, y: (height - round) / 2, size: round };
  const beside = settings.x - (narrow ? 16 : 24);
  // Where the answers stand is shown in words wherever these fit, rather than the title.
  const showsText = beside - SAVE_WORDS_WIDTH - 186 >= 16;
  const saveX = showsText ? beside - SAVE_WORDS_WIDTH : beside;
  const coinX = saveX - 86;
  const count = coinX - 100;
  // On the narrowest header the points are left alone: how far it is can be seen below.
  const counted = count >= 16;
  // Narrower than this a title would be too small to read.
  const titled = count - 14 - 66 >= 180;
  return {
    radius: height / 2,
    firstLine: height / 2,
    line: height / 2,
    titleWidth: titled ? count - 14 - 70 : 0,
    titleLines: 1,
    bar: { x: (titled ? count : 24) - 14, width: 0 },
    coinX,
    saveX,
    size: 25,
    counted,
    roomy: false,
    showsText,
    tool: null,
    settings,
    leave,
  };
}

function ProgressBar({ x, y, width, share }: { x: number; y: number; width: number; share: number }) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().roundRect(0, 0, width, 16, 8).fill(palette.sea100);
      if (share > 0) graphics.roundRect(0, 0, Math.max(16, width * share), 16, 8).fill(palette.sea500);
    },
    [width, share],
  );
  return <pixiGraphics x={x} y={y} draw={draw} eventMode="none" />;
}
