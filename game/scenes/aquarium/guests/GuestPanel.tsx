import { useStore } from 'zustand';
import type { SeaGuest } from '#contract/guest.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { textWidth } from '#game/ui/textWidth.ts';
import { useAquarium, useRest } from '../AquariumContext.ts';
import { guestWords } from './guestWords.ts';
import { useStoryTexture } from '#game/engine/useStoryTexture.ts';

/** A guest close by: its scene of today, and what can be answered. */
export function GuestPanel({ onClose }: { onClose: () => void }) {
  const { company } = useAquarium();
  const guest = useStore(company.met);
  return guest && <Meeting guest={guest} onClose={onClose} />;
}

function Meeting({ guest, onClose }: { guest: SeaGuest; onClose: () => void }) {
  const { audio } = useGame();
  const { width: stageWidth, height: stageHeight } = useStage();
  const { company, layout, play } = useAquarium();
  const { all: resting } = useRest();
  const waiting = useStore(company.waiting);
  const texture = useStoryTexture(guest.icon);
  const memento = guest.next?.scene === 3 ? guest.next.memento : null;
  const { look, text, small, short } = layout;
  const width = look.form === 'below' ? 556 : look.unit < 1 ? 500 : 580;
  const side = short ? 96 : look.form === 'below' ? 168 : 150;
  const words = guestWords(guest, play.item(guest.treat ?? '')?.name ?? null);
  const linesOf = (line: string, size: number, room: number) => Math.ceil((textWidth(line, size) * 1.06) / room);
  const inner = width - 56;
  const speechHeight = linesOf(words.spoken, text, inner - 36) * text * 1.42 + text * 1.2;
  const noteHeight = words.note === '' ? 0 : linesOf(words.note, small, inner) * small * 1.4 + 14;
  const gap = 12;
  const buttons = words.buttons.length;
  const head = look.head + side + small * 1.9;
  const height = head + speechHeight + noteHeight + buttons * (look.button + gap) + gap * 2;
  const press = (answer: number) => {
    if (guest.next === null) return onClose();
    if (resting) {
      play.notify('지금은 바다가 쉬는 시간이에요. 손님은 다음에 이야기해 줄 거예요.');
      return onClose();
    }
    audio.play(guest.next.scene === 3 ? 'buy' : 'pop');
    company.play(guest, guest.next.scene === 2 ? answer : undefined);
    play.speech.setState({ text: words.petAfterwards }, true);
    onClose();
  };
  return (
    <Panel
      id="guest"
      title={guest.name}
      x={(stageWidth - width) / 2}
      y={Math.max(6, (stageHeight - height) / 2)}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.35}
      onClose={onClose}
    >
      <pixiSprite
        texture={texture}
        anchor={0.5}
        x={memento ? width * 0.36 : width / 2}
        y={look.head + side / 2}
        width={side}
        height={side}
      />
      {memento && <Memento icon={memento.icon} x={width * 0.68} y={look.head + side * 0.56} size={side * 0.62} />}
      <Words
        id="guest-from"
        text={`『${guest.bookName}』에서 왔어요`}
        y={look.head + side + small * 0.4}
        width={width}
        size={small}
        soft
      />
      <Group x={28} y={head}>
        <Surface width={inner} height={speechHeight} radius={26} fill={palette.sea100} />
      </Group>
      <Words id="guest-says" text={words.spoken} y={head + text * 0.6} width={width - 36} x={18} size={text} />
      {words.note !== '' && (
        <Words id="guest-note" text={words.note} y={head + speechHeight + 8} width={width} size={small} soft />
      )}
      {words.buttons.map((label, index) => (
        <Button
          key={label}
          id={`guest-answer-${index + 1}`}
          text={label}
          kind={buttons === 1 ? 'primary' : 'warm'}
          disabled={waiting}
          x={28}
          y={head + speechHeight + noteHeight + gap + index * (look.button + gap)}
          width={inner}
          height={look.button}
          size={text}
          onPress={() => press(index)}
        />
      ))}
    </Panel>
  );
}

function Memento({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
  const { assets } = useGame();
  const texture = useStoryTexture(icon);
  return (
    <>
      <pixiSprite
        texture={assets.texture('fx/glow')}
        anchor={0.5}
        x={x}
        y={y}
        width={size * 1.9}
        height={size * 1.9}
        alpha={0.8}
      />
      <pixiSprite texture={texture} anchor={0.5} x={x} y={y} width={size} height={size} />
    </>
  );
}

interface WordsProps {
  id: string;
  text: string;
  y: number;
  width: number;
  size: number;
  x?: number;
  soft?: boolean;
}

function Words({ id, text, y, width, size, x = 0, soft = false }: WordsProps) {
  useTwin({ id, role: 'text', name: text, rect: { x: x + 24, y, width: width - 48, height: size * 3 } });
  return (
    <Label
      text={text}
      x={x + width / 2}
      y={y}
      size={size}
      {...(soft ? { color: palette.inkSoft } : {})}
      anchor="top"
      align="center"
      wrapWidth={width - 56}
      lineHeight={size * 1.4}
    />
  );
}
