import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ClueList, type ClueListProps } from './ClueList.tsx';

export interface ClueDrawerProps extends Omit<ClueListProps, 'rect' | 'upright'> {
  /** The part of the stage that can be seen. */
  seen: Rect;
  onClose: () => void;
}

/** The whole clue list, over the lower part of an upright stage or the whole of a short one. */
export function ClueDrawer({ seen, onClose, ...list }: ClueDrawerProps) {
  const { short } = useStage();
  const top = short ? 8 : Math.min(220, seen.height * 0.18);
  const head = short ? 76 : 116;
  const width = seen.width - 24;
  const height = seen.height - top - 12;
  return (
    <Panel
      id="crossword-drawer"
      title="열쇠 모두 보기"
      x={seen.x + 12}
      y={seen.y + top}
      width={width}
      height={height}
      titleSize={31}
      closeSize={short ? 64 : 80}
      {...(short ? { head } : {})}
      dim={0.4}
      onClose={onClose}
    >
      <ClueList {...list} rect={{ x: 20, y: head, width: width - 40, height: height - head - 20 }} upright />
    </Panel>
  );
}
