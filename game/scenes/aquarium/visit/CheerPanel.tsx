import { type CheerKind, cheerKinds, cheerSentences } from '#domain/aquarium/cheerKinds.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { useStage } from '#game/engine/StageContext.ts';
import { Button } from '#game/ui/Button.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

interface CheerPanelProps {
  layout: AquariumLayout;
  onChoose: (kind: CheerKind) => void;
  onClose: () => void;
}

/** Kind sentences to choose from: nobody can write anything of their own. */
export function CheerPanel({ layout, onChoose, onClose }: CheerPanelProps) {
  const { assets } = useGame();
  const stage = useStage();
  const { look, text, short } = layout;
  const columns = short ? 2 : 1;
  const gap = 10;
  const width = Math.min(stage.width - 24, short ? 780 : text * 26);
  const rows = Math.ceil(cheerKinds.length / columns);
  const height = look.head + rows * (look.button + gap) + 24;
  const cell = (width - 48 - gap * (columns - 1)) / columns;
  return (
    <Panel
      id="cheer"
      title="어떤 응원을 남길까요?"
      icon={assets.texture('item/red-heart')}
      x={(stage.width - width) / 2}
      y={(stage.height - height) / 2}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.3}
      onClose={onClose}
    >
      {cheerKinds.map((kind, index) => (
        <Button
          key={kind}
          id={`cheer-${kind}`}
          text={cheerSentences[kind]}
          kind="quiet"
          x={24 + (index % columns) * (cell + gap)}
          y={look.head + Math.floor(index / columns) * (look.button + gap)}
          width={cell}
          height={look.button}
          size={text}
          order={index}
          onPress={() => onChoose(kind)}
        />
      ))}
    </Panel>
  );
}
