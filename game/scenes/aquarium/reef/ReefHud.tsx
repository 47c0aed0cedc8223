import type { ClassReef } from '#contract/reef.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { TwinText } from '#game/ui/TwinText.tsx';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import type { ReefLayout } from './layoutReef.ts';
import { pieceName, reefHint, reefLine } from './pieceName.ts';
import type { ReefMoments } from './useReefMoments.ts';

interface ReefHudProps {
  reef: ClassReef;
  layout: AquariumLayout;
  places: ReefLayout;
  moments: ReefMoments;
}

/** What the reef is, the way out, the ways to its other bays, and the name of the piece that was chosen. */
export function ReefHud({ reef, layout, places, moments }: ReefHudProps) {
  const { bus } = useGame();
  const { sound, exit } = layout;
  return (
    <>
      <Title reef={reef} layout={layout} places={places} />
      <IconButton
        id="reef-settings"
        name="소리와 빛"
        shape="soundOn"
        x={sound.x}
        y={sound.y}
        size={sound.width}
        order={80}
        onPress={() => bus.toShell.emit('settings/asked', {})}
      />
      <IconButton
        id="reef-leave"
        name="내 수족관으로 돌아가기"
        shape="door"
        x={exit.x}
        y={exit.y}
        size={exit.width}
        order={81}
        onPress={() => bus.toShell.emit('reef/leave', {})}
      />
      <Plate reef={reef} layout={layout} places={places} moments={moments} />
      {moments.bays > 1 && <Bays layout={layout} places={places} moments={moments} />}
    </>
  );
}

function Title({ reef, layout, places: { title } }: Pick<ReefHudProps, 'reef' | 'layout' | 'places'>) {
  const { x, y, width, height } = title;
  const line = reefLine(reef);
  useTwin({ id: 'reef-title', role: 'heading', name: '우리 반 산호초', headingLevel: 1, rect: title, order: 1 });
  useTwin({
    id: 'reef-line',
    role: 'text',
    name: line,
    rect: { x, y: y + height / 2, width, height: height / 2 },
    order: 2,
  });
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={30} fill={palette.white} fillAlpha={0.96} shadow={7} />
      <Label
        text="우리 반 산호초"
        x={24}
        y={height * 0.33}
        size={layout.text + 3}
        anchor="left"
        maxWidth={width - 44}
      />
      <Label
        text={line}
        x={24}
        y={height * 0.7}
        size={layout.small}
        color={palette.inkSoft}
        anchor="left"
        maxWidth={width - 44}
      />
    </Group>
  );
}

function Plate({ reef, layout, places: { plate }, moments: { chosen } }: ReefHudProps) {
  const { bus } = useGame();
  const { upright, text, look } = layout;
  const words = chosen ? pieceName(chosen) : reefHint(reef);
  const title = chosen?.title ?? null;
  const buttonWidth = text * 7.4;
  const size = chosen ? text + 2 : layout.small;
  const wide = plate.width - 48 - (title && !upright ? buttonWidth + 20 : 0);
  const middle = title && upright ? (plate.height - look.button - 10) / 2 : plate.height / 2;
  return (
    <Group x={plate.x} y={plate.y}>
      <Surface width={plate.width} height={plate.height} radius={30} fill={palette.white} fillAlpha={0.96} shadow={7} />
      <Label
        text={words}
        x={24 + wide / 2}
        y={middle}
        size={size}
        anchor="center"
        align="center"
        {...(chosen ? { maxWidth: wide } : { wrapWidth: wide, lineHeight: size * 1.35 })}
      />
      {/* A chosen piece is announced as the button that has the focus. */}
      {!chosen && (
        <TwinText
          id="reef-hint"
          text={words}
          rect={{ x: 0, y: 0, width: plate.width, height: plate.height }}
          order={3}
        />
      )}
      {title && (
        <Button
          id="reef-book"
          text="책 보러 가기"
          name={`『${title.bookName}』 책 보러 가기`}
          kind="primary"
          x={upright ? (plate.width - buttonWidth) / 2 : plate.width - buttonWidth - 20}
          y={upright ? plate.height - look.button - 12 : (plate.height - look.button) / 2}
          width={buttonWidth}
          height={look.button}
          size={text}
          order={70}
          onPress={() => bus.toShell.emit('reef/book-wanted', { bookNo: title.bookNo })}
        />
      )}
    </Group>
  );
}

function Bays({ layout, places, moments: { bay, bays, go } }: Omit<ReefHudProps, 'reef'>) {
  const { back, onward, number } = places;
  const words = `${bay + 1} / ${bays}`;
  return (
    <>
      <IconButton
        id="reef-back"
        name="앞쪽 산호 뜰 보기"
        shape="back"
        disabled={bay === 0}
        {...back}
        order={60}
        onPress={() => go(bay - 1)}
      />
      <IconButton
        id="reef-onward"
        name="다음 산호 뜰 보기"
        shape="onward"
        disabled={bay === bays - 1}
        {...onward}
        order={62}
        onPress={() => go(bay + 1)}
      />
      <TwinText
        id="reef-bay"
        text={`산호 뜰 ${bays}곳 가운데 ${bay + 1}번째`}
        rect={{ x: number.x - 40, y: number.y - 20, width: 80, height: 40 }}
        order={61}
      />
      <Label
        text={words}
        x={number.x}
        y={number.y}
        size={layout.text}
        anchor="center"
        outline={6}
        color={palette.tealNight}
      />
    </>
  );
}
