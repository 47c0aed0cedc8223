import { useGame } from '../../engine/GameServices.ts';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ZoomStep } from './GridView.ts';

export interface ToolsPanelProps {
  /** The part of the stage that can be seen. */
  seen: Rect;
  /** The chosen word is full and not closed. */
  canCheckWord: boolean;
  canClearWord: boolean;
  /** Some word is marked wrong. */
  canClearWrong: boolean;
  skipFilled: boolean;
  /** Null where finished words are marked by themselves. */
  onCheckWord: (() => void) | null;
  onClearWord: () => void;
  onClearWrong: () => void;
  onSkipFilled: (on: boolean) => void;
  onZoom: (step: ZoomStep) => void;
  onOpenPad: () => void;
  onClose: () => void;
}

interface Tool {
  id: string;
  text: string;
  name?: string;
  disabled?: boolean;
  checked?: boolean;
  onPress: () => void;
}

const GAP = 12;

/** What is used now and then: checking and clearing of single words, the view of the grid, how one likes to write. */
export function ToolsPanel(props: ToolsPanelProps) {
  const { seen, skipFilled, onZoom, onSkipFilled, onClose } = props;
  const { orientation, short } = useStage();
  const { assets } = useGame();
  const upright = orientation === 'portrait';
  const tall = upright ? 88 : 66;
  const head = short ? 76 : upright ? 112 : 96;
  const width = Math.min(seen.width - 32, 620);
  const { onCheckWord } = props;
  const words: Tool[] = [
    ...(onCheckWord
      ? [{ id: 'check-word', text: '이 낱말 확인', disabled: !props.canCheckWord, onPress: onCheckWord }]
      : []),
    { id: 'clear-word', text: '이 낱말 지우기', disabled: !props.canClearWord, onPress: props.onClearWord },
    { id: 'clear-wrong', text: '틀린 낱말 지우기', disabled: !props.canClearWrong, onPress: props.onClearWrong },
    { id: 'pad', text: '한글 자판', name: '한글 자판 열기', onPress: props.onOpenPad },
  ];
  const rows: Tool[][] = [
    words.slice(0, 2),
    words.slice(2),
    [
      { id: 'zoom-out', text: '작게', name: '판 작게 보기', onPress: () => onZoom('out') },
      { id: 'zoom-whole', text: '전체', name: '판 전체 보기', onPress: () => onZoom('whole') },
      { id: 'zoom-in', text: '크게', name: '판 크게 보기', onPress: () => onZoom('in') },
    ],
    [
      {
        id: 'skip-filled',
        text: `채운 칸 건너뛰기 ${skipFilled ? '켬' : '끔'}`,
        name: '채운 칸 건너뛰기',
        checked: skipFilled,
        onPress: () => onSkipFilled(!skipFilled),
      },
    ],
  ];
  const height = head + rows.length * (tall + GAP) + 16;
  const inner = width - 48;
  return (
    <Panel
      id="crossword-tools"
      title="도구"
      icon={assets.texture('item/puzzle-piece')}
      x={seen.x + (seen.width - width) / 2}
      y={seen.y + Math.max(8, (seen.height - height) / 2)}
      width={width}
      height={height}
      titleSize={upright ? 31 : 28}
      closeSize={upright ? 80 : 60}
      head={head}
      dim={0.35}
      onClose={onClose}
    >
      {rows.flatMap((row, line) => {
        const each = (inner - GAP * (row.length - 1)) / row.length;
        return row.map(({ id, checked, ...tool }, index) => (
          <Button
            key={id}
            {...tool}
            id={`crossword-tool-${id}`}
            {...(checked === undefined ? {} : { role: 'switch' as const, checked })}
            x={24 + index * (each + GAP)}
            y={head + line * (tall + GAP)}
            width={each}
            height={tall}
            size={upright ? 27 : 24}
            kind="quiet"
            order={line * 3 + index}
          />
        ));
      })}
    </Panel>
  );
}
