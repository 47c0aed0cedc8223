import { palette } from '#game/config/palette.ts';
import { Group } from '#game/engine/Group.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { textWidth } from '#game/ui/textWidth.ts';
import { useAquarium } from '../AquariumContext.ts';
import type { NotePlace } from '../layout/AquariumLayout.ts';

/** A sentence that lies on the water above everything that swims: what to do next, or why the aquarium rests. */
export function WaterNote({ text, place }: { text: string; place: NotePlace }) {
  const { layout } = useAquarium();
  const { x, y, maxWidth: most } = place;
  const size = layout.text + 1;
  const lines = Math.ceil((textWidth(text, size) * 1.06) / (most - 40));
  const width = Math.min(most, textWidth(text, size) + 44);
  const height = lines * size * 1.4 + 26;
  return (
    <Group x={x - width / 2} y={y}>
      <Surface width={width} height={height} radius={30} fill={palette.white} fillAlpha={0.94} shadow={6} />
      <Label
        text={text}
        x={width / 2}
        y={height / 2}
        size={size}
        anchor="center"
        align="center"
        wrapWidth={width - 36}
        lineHeight={size * 1.4}
      />
    </Group>
  );
}
