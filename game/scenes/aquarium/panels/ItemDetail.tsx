import type { FederatedPointerEvent } from 'pixi.js';
import type { ReactNode } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { ColourDots } from '#game/ui/ColourDots.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Surface } from '#game/ui/Surface.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import type { PanelLook } from '../layout/AquariumLayout.ts';
import { purposeWords } from '../purposeWords.ts';
import { dotsOf } from './dotsOf.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { effectWords } from './effectWords.ts';
import { joinSentences } from './joinSentences.ts';
import { type BrowserLayout, layoutBrowser } from './layoutBrowser.ts';

export interface ItemDetailProps {
  item: ShopItem;
  /** After the name, e.g. how many there are. */
  count?: string;
  /** Shown while it is tried on, in place of what it is for. */
  trying?: string;
  onGrab?: (event: FederatedPointerEvent) => void;
  /** Buttons; at the origin of the part. */
  children: ReactNode;
}

/** The description of one item: what it is, what it would do to the gauges, and what can be done with it. */
export function ItemDetail({ item, count = '', trying = '', onGrab, children }: ItemDetailProps) {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { gauges } = useShownPet();
  const { look, small } = layout;
  const browser = layoutBrowser(layout);
  const { detail } = browser;
  const place = placeDetail(look, browser, small);
  const effect = effectWords(item.effect, gauges);
  const purpose = purposeWords(item);
  const dots = dotsOf(item);
  useTwin({
    id: `detail-${item.itemId}`,
    role: 'text',
    name: joinSentences([`${item.name}${count}`, item.description, effect || purpose, trying]),
    rect: { x: detail.x, y: detail.y, width: detail.width, height: detail.height - 90 },
    order: -1,
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
          {dots && <ColourDots colours={dots} x={place.side / 2} y={place.side - 18} side={place.side} />}
        </pixiContainer>
      )}
      <Label
        text={item.name + count}
        x={place.textX}
        y={place.nameY}
        size={place.nameSize}
        maxWidth={look.form === 'beside' ? place.effectWidth : detail.width - place.textX - 8}
      />
      <Label
        text={item.description}
        x={place.textX}
        y={place.effectY}
        size={small}
        color={palette.inkSoft}
        wrapWidth={place.effectWidth}
        lineHeight={small * 1.3}
      />
      {effect !== '' && <EffectPreview gauges={gauges} effect={item.effect} size={small} {...place.effect} />}
      {effect === '' && (
        <Label
          text={trying || purpose}
          x={place.effect.x}
          y={place.effect.y}
          size={small}
          color={palette.teal}
          wrapWidth={place.effect.width}
          lineHeight={small * 1.25}
        />
      )}
      {children}
    </Group>
  );
}

/** Where the parts lie; without a picture where the column beside the cards is too narrow for one. */
function placeDetail({ form, unit }: PanelLook, { detail, action }: BrowserLayout, small: number) {
  const { width } = detail;
  if (form === 'below') {
    return {
      side: 92,
      pictureY: 4,
      textX: 112,
      nameY: 2,
      nameSize: 30,
      effectY: 40,
      effectWidth: width - 120,
      effect: { x: 8, y: 112, width: width - 16, least: 2 },
    };
  }
  if (form === 'column') {
    return {
      side: 0,
      pictureY: 0,
      textX: 6,
      nameY: 4,
      nameSize: 25,
      effectY: 36,
      effectWidth: width - 10,
      effect: { x: 4, y: 36 + small * 4.1, width: width - 4, least: 1 },
    };
  }
  const compact = unit < 1;
  const textX = compact ? 100 : 146;
  const effectWidth = action.x - textX - 16;
  return {
    side: compact ? 86 : 128,
    pictureY: compact ? 22 : 38,
    textX,
    nameY: compact ? 4 : 10,
    nameSize: compact ? 21 : 27,
    effectY: compact ? 31 : 48,
    effectWidth: effectWidth,
    effect: { x: textX, y: compact ? 84 : 136, width: effectWidth, least: compact ? 1.5 : 2 },
  };
}
