import { useStore } from 'zustand';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { useStoryTexture } from '#game/engine/useStoryTexture.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { textWidth } from '#game/ui/textWidth.ts';
import { useAquarium } from '../AquariumContext.ts';

export interface Meeting {
  /** Who is met, and its picture. */
  name: string;
  icon: string;
  /** Where it came from, in one line. */
  from: string;
  /** What it speaks. */
  spoken: string;
  /** Below it, small; '' for nothing. */
  note: string;
  /** Picture of what it leaves. */
  gift: string | null;
  buttons: readonly string[];
}

interface MeetingPanelProps {
  meeting: Meeting;
  /** @param answer number of the button */
  onAnswer: (answer: number) => void;
  onClose: () => void;
}

/** Somebody of the sea close by: its picture, what it speaks, and what can be answered. */
export function MeetingPanel({ meeting, onAnswer, onClose }: MeetingPanelProps) {
  const { width: stageWidth, height: stageHeight } = useStage();
  const { company, layout } = useAquarium();
  const waiting = useStore(company.waiting);
  const { name, icon, from, spoken, note, gift, buttons } = meeting;
  const texture = useStoryTexture(icon);
  const { look, text, small, short } = layout;
  const width = look.form === 'below' ? 556 : look.unit < 1 ? 500 : 580;
  const side = short ? 96 : look.form === 'below' ? 168 : 150;
  const linesOf = (line: string, size: number, room: number) => Math.ceil((textWidth(line, size) * 1.06) / room);
  const inner = width - 56;
  const speechHeight = linesOf(spoken, text, inner - 36) * text * 1.42 + text * 1.2;
  const noteHeight = note === '' ? 0 : linesOf(note, small, inner) * small * 1.4 + 14;
  const gap = 12;
  const head = look.head + side + small * 1.9;
  const height = head + speechHeight + noteHeight + buttons.length * (look.button + gap) + gap * 2;
  return (
    <Panel
      id="guest"
      title={name}
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
        x={gift ? width * 0.36 : width / 2}
        y={look.head + side / 2}
        width={side}
        height={side}
      />
      {gift && <Gift icon={gift} x={width * 0.68} y={look.head + side * 0.56} size={side * 0.62} />}
      <Words id="guest-from" text={from} y={look.head + side + small * 0.4} width={width} size={small} soft />
      <Group x={28} y={head}>
        <Surface width={inner} height={speechHeight} radius={26} fill={palette.sea100} />
      </Group>
      <Words id="guest-says" text={spoken} y={head + text * 0.6} width={width - 36} x={18} size={text} />
      {note !== '' && <Words id="guest-note" text={note} y={head + speechHeight + 8} width={width} size={small} soft />}
      {buttons.map((label, index) => (
        <Button
          key={label}
          id={`guest-answer-${index + 1}`}
          text={label}
          kind={buttons.length === 1 ? 'primary' : 'warm'}
          disabled={waiting}
          x={28}
          y={head + speechHeight + noteHeight + gap + index * (look.button + gap)}
          width={inner}
          height={look.button}
          size={text}
          onPress={() => onAnswer(index)}
        />
      ))}
    </Panel>
  );
}

function Gift({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
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
