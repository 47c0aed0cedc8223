import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Button } from '../../ui/Button.tsx';
import { legible, measureText } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { Surface } from '../../ui/Surface.tsx';

export interface MissedPairsProps {
  /** Texts of both cards of each pair that was wrong. */
  pairs: readonly { left: string; right: string }[];
  onSeen: () => void;
}

/** Pairs that were wrong in the round before, with both texts, until the player has seen them. */
export function MissedPairs({ pairs, onSeen }: MissedPairsProps) {
  const { width: stageWidth, height: stageHeight, orientation, scale } = useStage();
  const upright = orientation === 'portrait';
  const sizes = legible([28, 26, 25, 24, 23, 22, 21, 20], scale);
  const size = sizes.find((one) => one <= 24) ?? sizes.at(-1) ?? 24;
  const width = Math.min(stageWidth - 48, upright ? 540 : 760);
  const inner = width - 64;
  const button = Math.max(64, Math.ceil(48 / scale));
  const rows = pairs.map(({ left, right }) => measureText(`${left}  ↔  ${right}`, inner - 40, size).height + 32);
  const tops = rows.map((_, index) => rows.slice(0, index).reduce((sum, height) => sum + height + 10, 0));
  const content = rows.reduce((sum, height) => sum + height + 10, -10);
  const head = upright ? 96 : 84;
  const list = Math.min(content, stageHeight - head - button - 88);
  const height = head + list + button + 44;
  return (
    <Panel
      id="matching-missed"
      title="이 짝은 다시 찾아봐요"
      x={(stageWidth - width) / 2}
      y={(stageHeight - height) / 2}
      width={width}
      height={height}
      head={head}
      titleSize={upright ? 32 : 28}
      closeSize={button}
      dim={0.45}
      onClose={onSeen}
    >
      <Scroller
        id="matching-missed-list"
        name="지난번에 틀린 짝"
        x={32}
        y={head}
        width={inner}
        height={list}
        contentLength={content}
      >
        {pairs.map(({ left, right }, index) => (
          <MissedPair
            key={left}
            text={`${left}  ↔  ${right}`}
            name={`${left}, ${right}`}
            y={tops[index] ?? 0}
            width={inner}
            height={rows[index] ?? 0}
            size={size}
            order={index}
          />
        ))}
      </Scroller>
      <Button
        id="matching-missed-seen"
        text="다시 찾아볼게요"
        kind="primary"
        x={32}
        y={head + list + 22}
        width={inner}
        height={button}
        size={upright ? 27 : 24}
        order={10}
        onPress={onSeen}
      />
    </Panel>
  );
}

interface MissedPairProps {
  text: string;
  name: string;
  y: number;
  width: number;
  height: number;
  size: number;
  order: number;
}

function MissedPair({ text, name, y, width, height, size, order }: MissedPairProps) {
  useTwin({
    id: `matching-missed-${order}`,
    role: 'listitem',
    name,
    rect: { x: 0, y, width, height },
    order,
  });
  return (
    <Group y={y}>
      <Surface width={width} height={height} radius={18} fill={palette.sand100} />
      <Label
        text={text}
        x={width / 2}
        y={height / 2}
        size={size}
        lineHeight={size * 1.26}
        anchor="center"
        align="center"
        wrapWidth={width - 40}
      />
    </Group>
  );
}
