import { useEffect, useState } from 'react';
import type { ShownCheer } from '#game/bus/ShellToGame.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Scroller } from '#game/ui/Scroller.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { textWidth } from '#game/ui/textWidth.ts';
import { useAquarium } from '../AquariumContext.ts';

type Cheers = readonly ShownCheer[] | null | 'waiting';

/** What neighbours left: fixed sentences in bubbles that rise from both sides, the latest first. */
export function CheersPanel({ onClose }: { onClose: () => void }) {
  const { assets, bus } = useGame();
  const { width: stageWidth, height: stageHeight } = useStage();
  const { layout } = useAquarium();
  const { look, text, small } = layout;
  const [cheers, setCheers] = useState<Cheers>('waiting');
  useEffect(() => {
    const off = bus.toGame.on('aquarium/cheers', (event) => setCheers(event.cheers));
    bus.toShell.emit('aquarium/cheers-wanted', {});
    return off;
  }, [bus]);
  const width = look.form === 'below' ? 576 : look.unit < 1 ? 520 : 640;
  const row = small * 3.9;
  const count = Array.isArray(cheers) ? cheers.length : 0;
  const wanted = count > 0 ? count * (row + 12) + 24 : text * 9;
  const height = Math.min(stageHeight - 24, look.form === 'below' ? 900 : 600, look.head + wanted);
  const list = { x: 20, y: look.head, width: width - 52, height: height - look.head - 20 };
  const isEmpty = Array.isArray(cheers) && cheers.length === 0;
  return (
    <Panel
      id="cheers"
      title="받은 응원"
      icon={assets.texture('item/red-heart')}
      x={(stageWidth - width) / 2}
      y={(stageHeight - height) / 2}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.3}
      onClose={onClose}
    >
      {(cheers === 'waiting' || isEmpty) && (
        <EmptyNotice
          text={
            cheers === 'waiting'
              ? '응원을 불러오고 있어요'
              : '아직 받은 응원이 없어요. 이웃 수족관에 먼저 인사해 볼까요?'
          }
          width={width}
          y={look.head + text * 3}
          size={text}
        />
      )}
      {cheers === null && (
        <>
          <EmptyNotice
            text="응원을 불러오지 못했어요. 받은 응원은 그대로 있어요."
            width={width}
            y={look.head + text * 1.6}
            size={text}
          />
          <Button
            id="cheers-again"
            text="다시 불러오기"
            x={width / 2 - text * 5}
            y={look.head + text * 4}
            width={text * 10}
            height={look.button}
            size={text}
            onPress={() => {
              setCheers('waiting');
              bus.toShell.emit('aquarium/cheers-wanted', {});
            }}
          />
        </>
      )}
      {Array.isArray(cheers) && cheers.length > 0 && (
        <Scroller id="cheers-list" role="list" name="받은 응원" {...list} contentLength={cheers.length * (row + 12)}>
          {cheers.map((cheer: ShownCheer, index: number) => (
            <CheerBubble
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never changes
              key={index}
              no={index}
              cheer={cheer}
              y={index * (row + 12)}
              width={list.width}
              height={row}
              size={small}
            />
          ))}
        </Scroller>
      )}
    </Panel>
  );
}

interface CheerBubbleProps {
  no: number;
  cheer: ShownCheer;
  y: number;
  width: number;
  height: number;
  size: number;
}

function CheerBubble({ no, cheer, y, width, height, size }: CheerBubbleProps) {
  const { nickname, sentence, isNew } = cheer;
  const wanted = Math.max(textWidth(sentence, size + 2), textWidth(nickname, size) + (isNew ? size * 2.6 : 0)) + 60;
  const own = Math.min(width, Math.max(width * 0.55, wanted));
  const x = no % 2 === 0 ? 0 : width - own;
  useTwin({
    id: `cheer-${no}`,
    role: 'listitem',
    name: `${nickname}: ${sentence}${isNew ? ' 새로 왔어요.' : ''}`,
    rect: { x, y, width: own, height },
  });
  return (
    <Group x={x} y={y}>
      <Surface
        width={own}
        height={height}
        radius={height / 2}
        fill={isNew ? palette.sand200 : palette.sea100}
        line={isNew ? palette.sand400 : palette.sea300}
        lineWidth={2}
      />
      <Label
        text={nickname}
        x={28}
        y={height * 0.3}
        size={size}
        color={palette.teal}
        anchor="left"
        maxWidth={own - 56}
      />
      {isNew && <Label text="새로" x={own - 28} y={height * 0.3} size={size} color={palette.coralInk} anchor="right" />}
      <Label text={sentence} x={28} y={height * 0.68} size={size + 2} anchor="left" maxWidth={own - 56} />
    </Group>
  );
}

function EmptyNotice({ text, width, y, size }: { text: string; width: number; y: number; size: number }) {
  useTwin({ id: 'cheers-told', role: 'status', name: text, rect: { x: 24, y: y - 40, width: width - 48, height: 80 } });
  return (
    <Label
      text={text}
      x={width / 2}
      y={y}
      size={size}
      anchor="center"
      align="center"
      wrapWidth={width - 64}
      lineHeight={size * 1.5}
    />
  );
}
