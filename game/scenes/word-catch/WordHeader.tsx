import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Label } from '../../ui/Label.tsx';
import { Surface } from '../../ui/Surface.tsx';
import type { WordCatchLayout } from './layoutWordCatch.ts';

interface WordHeaderProps {
  layout: WordCatchLayout;
  shells: number;
  onLeave: () => void;
}

const TITLE = '오늘의 낱말';

/** The way back, what this is, the purse, sound and motion. */
export function WordHeader({ layout, shells, onLeave }: WordHeaderProps) {
  const { bus } = useGame();
  const { leave, settings, title, purse, text } = layout;
  useTwin({
    id: 'word-title',
    role: 'heading',
    name: TITLE,
    headingLevel: 1,
    rect: title ?? { ...leave, height: 20 },
    order: 1,
  });
  return (
    <>
      <IconButton
        id="word-leave"
        name="수족관으로 돌아가기"
        shape="back"
        x={leave.x}
        y={leave.y}
        size={leave.width}
        order={2}
        onPress={onLeave}
      />
      {title && (
        <Label
          text={TITLE}
          x={title.x}
          y={title.y + title.height / 2}
          size={text + 8}
          color={palette.tealNight}
          anchor="left"
          outline={6}
          maxWidth={title.width}
        />
      )}
      <Purse layout={layout} shells={shells} />
      <IconButton
        id="word-settings"
        name="소리와 빛"
        shape="soundOn"
        x={settings.x}
        y={settings.y}
        size={settings.width}
        order={90}
        onPress={() => bus.toShell.emit('settings/asked', {})}
      />
      <ShellCount rect={purse} shells={shells} />
    </>
  );
}

function Purse({ layout, shells }: { layout: WordCatchLayout; shells: number }) {
  const { assets } = useGame();
  const { x, y, width, height } = layout.purse;
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={height} radius={height / 2} fill={palette.white} fillAlpha={0.96} shadow={6} />
      <pixiSprite
        texture={assets.texture('item/oyster')}
        anchor={0.5}
        x={height * 0.58}
        y={height / 2}
        width={height * 0.72}
        height={height * 0.72}
        eventMode="none"
      />
      <Label
        text={shells.toLocaleString('ko-KR')}
        x={width - 20}
        y={height / 2}
        size={layout.text + 2}
        anchor="right"
        maxWidth={width - height - 20}
      />
    </Group>
  );
}

function ShellCount({ rect, shells }: { rect: WordCatchLayout['purse']; shells: number }) {
  useTwin({ id: 'word-purse', role: 'status', name: `조개 ${shells.toLocaleString('ko-KR')}개`, rect, order: 3 });
  return null;
}
