import type { Neighbour } from '#contract/neighbour.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import type { Rect } from '#game/engine/Rect.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { IconButton } from '#game/ui/IconButton.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { petWords } from './petWords.ts';
import type { Visit } from './useVisit.ts';

interface VisitHudProps {
  neighbour: Neighbour;
  layout: AquariumLayout;
  visit: Visit;
  onCheer: () => void;
}

/** Whose aquarium this is, the way out, a cheer, and help when something is not right. */
export function VisitHud({ neighbour, layout, visit, onCheer }: VisitHudProps) {
  const { bus } = useGame();
  const { sound, exit } = layout;
  return (
    <>
      <Nameplate neighbour={neighbour} layout={layout} />
      <IconButton
        id="visit-settings"
        name="소리와 빛"
        shape="soundOn"
        x={sound.x}
        y={sound.y}
        size={sound.width}
        order={80}
        onPress={() => bus.toShell.emit('settings/asked', {})}
      />
      <IconButton
        id="visit-leave"
        name="이웃 목록으로 돌아가기"
        shape="door"
        x={exit.x}
        y={exit.y}
        size={exit.width}
        order={81}
        onPress={() => bus.toShell.emit('visit/leave', {})}
      />
      <VisitButtons neighbour={neighbour} layout={layout} visit={visit} onCheer={onCheer} />
    </>
  );
}

function Nameplate({ neighbour, layout }: Pick<VisitHudProps, 'neighbour' | 'layout'>) {
  const { x, y, width, height } = layout.status;
  const title = `${neighbour.nickname}의 수족관`;
  const description = petWords(neighbour);
  useTwin({ id: 'visit-title', role: 'heading', name: title, headingLevel: 1, rect: layout.status, order: 1 });
  useTwin({
    id: 'visit-pet',
    role: 'text',
    name: description,
    rect: { x, y: y + height / 2, width, height: height / 2 },
    order: 2,
  });
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={30} fill={palette.white} fillAlpha={0.96} shadow={7} />
      <Label text={title} x={24} y={height * 0.33} size={layout.text + 3} anchor="left" maxWidth={width - 44} />
      <Label
        text={description}
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

function VisitButtons({ neighbour, layout, visit, onCheer }: VisitHudProps) {
  const { assets, bus } = useGame();
  const stage = useStage();
  const { text, short } = layout;
  const places = placeButtons(layout, stage);
  const { cheered, waiting } = visit;
  const words = cheered ? '오늘 응원했어요' : waiting ? '응원을 보내고 있어요' : '응원 남기기';
  // A narrow button has one word.
  const shown = !short ? words : cheered ? '응원했어요' : waiting ? '보내요' : '응원';
  return (
    <TwinGroup id="visit-buttons" role="toolbar" name="할 수 있는 일" order={40}>
      <Button
        id="visit-cheer"
        text={shown}
        name={words}
        icon={assets.texture('item/red-heart')}
        iconSize={Math.min(48, places.cheer.height * 0.56)}
        stacked={short}
        kind="primary"
        disabled={cheered || waiting || neighbour.pet === null}
        opensDialog
        {...places.cheer}
        size={text + (short ? -2 : 2)}
        onPress={onCheer}
      />
      <Button
        id="visit-safety"
        text="도움"
        name="이 이웃을 신고하거나 만나지 않기"
        icon={assets.texture('item/bell')}
        iconSize={Math.min(40, places.help.height * 0.46)}
        stacked={short}
        opensDialog
        {...places.help}
        size={text}
        onPress={() => bus.toShell.emit('visit/safety-wanted', { visitKey: neighbour.visitKey })}
      />
    </TwinGroup>
  );
}

/** Below the sand; on a low stage at its right end, where the buttons at home are too. */
function placeButtons(
  layout: AquariumLayout,
  stage: { width: number; height: number },
): Record<'cheer' | 'help', Rect> {
  const { text, look, buttons, short } = layout;
  const [, , third, last] = buttons;
  if (short && third && last) return { cheer: third, help: last };
  const height = look.button + 6;
  const cheer = Math.min(text * 14, stage.width * 0.56);
  const help = text * 6;
  const x = (stage.width - cheer - help - 14) / 2;
  const y = stage.height - height - 20;
  return { cheer: { x, y, width: cheer, height }, help: { x: x + cheer + 14, y, width: help, height } };
}
