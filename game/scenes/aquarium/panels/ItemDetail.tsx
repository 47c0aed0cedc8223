import type { FederatedPointerEvent } from 'pixi.js';
import type { ReactNode } from 'react';
import type { ShopItem } from '../../../../contract/aquarium.ts';
import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Group } from '../../../engine/Group.tsx';
import type { Rect } from '../../../engine/Rect.ts';
import { useTwin } from '../../../engine/twins/useTwin.ts';
import { Label } from '../../../ui/Label.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { PanelLook } from '../layout/AquariumLayout.ts';
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
  const { look, small } = layout;
  const { detail } = layoutBrowser(layout);
  const place = placeDetail(look, detail);
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
      {place.side > 0 && (
        <pixiContainer
          x={6}
          y={place.pictureY}
          eventMode="static"
          cursor={onGrab ? 'grab' : 'default'}
          onPointerDown={onGrab}
        >
          <Surface width={place.side} height={place.side} radius={24} fill={palette.white} solid />
          <pixiSprite
            texture={assets.texture(item.art)}
            x={10}
            y={10}
            width={place.side - 20}
            height={place.side - 20}
            eventMode="none"
          />
        </pixiContainer>
      )}
      <Label
        text={item.name + count}
        x={place.textX}
        y={place.nameY}
        size={place.nameSize}
        maxWidth={detail.width - place.textX - 8}
      />
      <Label
        text={item.description}
        x={place.textX}
        y={place.toldY}
        size={small}
        color={palette.inkSoft}
        wrapWidth={place.toldWidth}
        lineHeight={small * 1.3}
      />
      {effect !== '' && <EffectPreview gauges={gauges} effect={item.effect} size={small} {...place.effect} />}
      {children}
    </Group>
  );
}

/** Where the parts lie; without a picture where the column beside the cards is too narrow for one. */
function placeDetail({ form, unit }: PanelLook, { width }: Rect) {
  if (form === 'below') {
    return {
      side: 96,
      pictureY: 8,
      textX: 116,
      nameY: 4,
      nameSize: 30,
      toldY: 46,
      toldWidth: width - 126,
      effect: { x: 8, y: 122, width: width - 16, least: 2 },
    };
  }
  if (form === 'column') {
    return {
      side: 0,
      pictureY: 0,
      textX: 6,
      nameY: 4,
      nameSize: 25,
      toldY: 38,
      toldWidth: width - 10,
      effect: { x: 4, y: 126, width: width - 4, least: 1 },
    };
  }
  const textX = 146 * unit;
  return {
    side: 128 * unit,
    pictureY: 38 * unit,
    textX,
    nameY: 10 * unit,
    nameSize: 27 * unit,
    toldY: 48 * unit,
    toldWidth: width - textX - 200 * unit,
    effect: { x: textX, y: 132 * unit, width: width - textX - 196 * unit, least: 2 },
  };
}
