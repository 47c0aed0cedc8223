import { type Graphics, Rectangle } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { useAquarium } from '../../AquariumContext.ts';
import { useCeremony } from '../usePetActor.ts';
import { type Ceremony, ceremonyWords } from './Ceremony.ts';
import type { CeremonyPhase } from './CeremonyClock.ts';
import { CeremonyView } from './CeremonyView.ts';

const DIM = 0.74;

/** The celebration that is on, if one is. */
export function PetCeremony() {
  const ceremony = useCeremony();
  return ceremony && <CeremonyScene key={`${ceremony.event.kind}-${ceremony.event.level}`} {...ceremony} />;
}

/** Over everything: what happened to the pet. Any tap, Escape or Enter goes on. */
function CeremonyScene({ event, end }: { event: Ceremony; end: () => void }) {
  const { assets, settings, audio } = useGame();
  const { layout } = useAquarium();
  const { bleed, width, height } = useStage();
  const { reducedMotion } = useStore(settings);
  const [phase, setPhase] = useState<CeremonyPhase>(reducedMotion ? 'after' : 'before');
  const view = useRef<CeremonyView | null>(null);
  const words = ceremonyWords(event);
  const { upright, short, text, look } = layout;
  const petScale = upright ? Math.min(1.3, width / 530) : short ? 0.72 : 1.15;
  const create = useCallback(
    () => new CeremonyView({ ceremony: event, texture: assets.texture, reducedMotion, petScale, onPhase: setPhase }),
    [event, assets, reducedMotion, petScale],
  );
  const onView = useCallback((instance: CeremonyView | null) => {
    view.current = instance;
  }, []);
  useEffect(() => {
    if (phase === 'over') end();
  }, [phase, end]);
  useEffect(() => audio.play(event.kind === 'hatch' ? 'hatch' : 'level-up'), [audio, event]);
  const skip = () => view.current?.skip();
  const { onPointerDown } = usePress(skip);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(bleed.x, bleed.y, bleed.width, bleed.height).fill({ color: palette.tealNight, alpha: DIM });
    },
    [bleed],
  );
  const hitArea = useMemo(() => new Rectangle(bleed.x, bleed.y, bleed.width, bleed.height), [bleed]);
  const isEvent = phase === 'after' || phase === 'over';
  const middle = height * (short ? 0.4 : upright ? 0.42 : 0.44);
  const titleSize = upright ? 44 : short ? 36 : 46;
  const titleY = middle - 190 * petScale - titleSize * 0.4;
  const button = { width: text * 9, height: look.button };
  const buttonY = Math.min(height - button.height - 14, middle + 172 * petScale + text * 4.2);
  return (
    <TwinGroup id="ceremony" role="dialog" name={words.title} modal onEscape={skip}>
      <pixiContainer eventMode="static" hitArea={hitArea} cursor="pointer" onPointerDown={onPointerDown}>
        <pixiGraphics draw={draw} eventMode="none" />
        <Imperative create={create} deps={[create]} onInstance={onView} x={width / 2} y={middle} />
        {isEvent && (
          <>
            <Label
              text={words.title}
              x={width / 2}
              y={Math.max(titleSize, titleY)}
              size={titleSize}
              color={palette.white}
              anchor="center"
              maxWidth={width - 40}
            />
            <Label
              text={words.sentence}
              x={width / 2}
              y={buttonY - text * 1.5}
              size={text + 4}
              color={palette.white}
              anchor="center"
              maxWidth={width - 40}
            />
            <CeremonyWords text={`${words.title} ${words.sentence}`} width={width} y={titleY} />
          </>
        )}
      </pixiContainer>
      <Button
        id="ceremony-next"
        text={isEvent ? '좋아요' : '건너뛰기'}
        kind={isEvent ? 'primary' : 'paper'}
        x={(width - button.width) / 2}
        y={buttonY}
        width={button.width}
        height={button.height}
        size={text + 2}
        onPress={skip}
      />
    </TwinGroup>
  );
}

function CeremonyWords({ text, width, y }: { text: string; width: number; y: number }) {
  useTwin({
    id: 'ceremony-words',
    role: 'status',
    name: text,
    rect: { x: 20, y, width: width - 40, height: 60 },
    order: -1,
  });
  return null;
}
