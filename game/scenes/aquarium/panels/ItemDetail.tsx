import type { FederatedPointerEvent } from 'pixi.js';
import type { ReactNode } from 'react';
import type { ShopItem } from '../../../../contract/aquarium.ts';
import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Group } from '../../../engine/Group.tsx';
import { useTwin } from '../../../engine/twins/useTwin.ts';
import { Label } from '../../../ui/Label.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { effectWords } from './effectWords.ts';
import { layoutBrowser } from './layoutBrowser.ts';

export interface ItemDetailProps {
  item: ShopItem;
  /** After the name, e.g. how many there are. */
  count?: string;
  onGrab?: (event: FederatedPointerEvent) => void;
  /** Buttons; at the origin of the part. */
  children: ReactNode;
}

/** What is told about one item: what it is, what it would do to the gauges, and what can be done with it. */
export function ItemDetail({ item, count = '', onGrab, children }: ItemDetailProps) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { gauges } = useShownPet();
  const { upright, panel } = layout;
  const { detail } = layoutBrowser(panel, upright);
  const side = upright ? 104 : 128;
  const size = upright ? 26 : 20;
  const textX = side + 18;
  const effect = effectWords(item.effect, gauges);
  useTwin({
    id: `detail-${item.itemId}`,
    role: 'text',
    name: [`${item.name}${count}`, item.description, effect].filter(Boolean).join('. '),
    rect: { x: detail.x, y: detail.y, width: detail.width, height: detail.height - 90 },
  });
  return (
    <Group x={detail.x} y={detail.y}>
      <Surface x={-8} y={-6} width={detail.width + 16} height={detail.height - 2} radius={26} fill={palette.sea100} />
      <pixiContainer
        x={6}
        y={upright ? 10 : 38}
        eventMode="static"
        cursor={onGrab ? 'grab' : 'default'}
        onPointerDown={onGrab}
      >
        <Surface width={side} height={side} radius={24} fill={palette.white} solid />
        <pixiSprite
          texture={assets.texture(item.art)}
          x={10}
          y={10}
          width={side - 20}
          height={side - 20}
          eventMode="none"
        />
      </pixiContainer>
      <Label
        text={item.name + count}
        x={textX}
        y={upright ? 8 : 10}
        size={upright ? 31 : 27}
        maxWidth={detail.width - textX - 8}
      />
      <Label
        text={item.description}
        x={textX}
        y={upright ? 54 : 48}
        size={size}
        color={palette.inkSoft}
        wrapWidth={detail.width - textX - (upright ? 12 : 200)}
        lineHeight={size * 1.34}
      />
      {effect !== '' && (
        <EffectPreview
          gauges={gauges}
          effect={item.effect}
          x={upright ? 8 : textX}
          y={upright ? 184 : 132}
          width={upright ? detail.width - 16 : detail.width - textX - 196}
          size={size}
        />
      )}
      {children}
    </Group>
  );
}
