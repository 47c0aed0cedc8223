import { useState } from 'react';
import { type PetSpecies, petSpecies, petSpeciesNames } from '../../../../domain/aquarium/petSpecies.ts';
import { withJosa } from '../../../../domain/text/withJosa.ts';
import { palette } from '../../../config/palette.ts';
import { useGame } from '../../../engine/GameServices.ts';
import { Group } from '../../../engine/Group.tsx';
import { useStage } from '../../../engine/StageContext.ts';
import { moveInGrid } from '../../../engine/twins/moveInGrid.ts';
import { TwinGroup } from '../../../engine/twins/TwinGroup.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Label } from '../../../ui/Label.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useAquarium, useWaiting } from '../AquariumContext.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { PetPortrait } from './PetPortrait.tsx';

const told: Readonly<Record<PetSpecies, string>> = {
  octopus: '호기심 많은 친구',
  whale: '노래를 좋아하는 친구',
  turtle: '느긋하고 든든한 친구',
};

/** Which friend comes out of the egg: chosen once, so it is asked for clearly. */
export function HatchPanel({ onClose }: { onClose: () => void }) {
  const { twins } = useGame();
  const { width: stageWidth, height: stageHeight } = useStage();
  const { play, layout } = useAquarium();
  const waiting = useWaiting();
  const [chosen, setChosen] = useState<PetSpecies>('octopus');
  const { text, small, look } = layout;
  const place = placeHatch(layout);
  const { width, height } = place;
  const card = { width: (width - 48 - 32) / 3, height: place.card };
  const name = petSpeciesNames[chosen];
  return (
    <Panel
      id="hatch"
      title="어떤 친구를 만날까요?"
      x={(stageWidth - width) / 2}
      y={(stageHeight - height) / 2}
      width={width}
      height={height}
      titleSize={look.title}
      closeSize={look.close}
      head={look.head}
      dim={0.4}
      onClose={onClose}
    >
      <TwinGroup id="hatch-choice" role="radiogroup" name="친구 고르기">
        {petSpecies.map((species, index) => (
          <Group key={species} x={24 + index * (card.width + 16)} y={look.head + 8}>
            <Button
              id={`hatch-${species}`}
              role="radio"
              text=""
              name={`${petSpeciesNames[species]}, ${told[species]}`}
              checked={species === chosen}
              tabIndex={species === chosen ? 0 : -1}
              kind="quiet"
              stacked
              width={card.width}
              height={card.height}
              onPress={() => setChosen(species)}
              onKey={(key) => {
                const next = moveInGrid(key, index, petSpecies.length, petSpecies.length);
                const other = next === null ? undefined : petSpecies[next];
                if (!other) return false;
                setChosen(other);
                twins.focus(`hatch-${other}`);
                return true;
              }}
            />
            <PetPortrait
              species={species}
              stage="baby"
              mood={species === chosen ? 'joyful' : 'calm'}
              x={card.width / 2}
              y={(card.height - small * 3.4) * 0.56}
              scale={Math.min(card.width / 290, (card.height - small * 3.4) / 250)}
            />
            <Label
              text={petSpeciesNames[species]}
              x={card.width / 2}
              y={card.height - small * 3.5}
              size={small * 1.3}
              anchor="top"
            />
            <Label
              text={told[species]}
              x={card.width / 2}
              y={card.height - small * 1.9}
              size={small}
              color={palette.inkSoft}
              anchor="top"
              maxWidth={card.width - 16}
            />
          </Group>
        ))}
      </TwinGroup>
      <Label
        text="한번 만난 친구는 끝까지 함께해요."
        x={width / 2}
        y={height - place.button - 44}
        size={text}
        color={palette.inkSoft}
        anchor="center"
      />
      <Button
        id="hatch-go"
        text={`${withJosa(name, '와/과')} 만나기`}
        kind="primary"
        disabled={waiting}
        x={width / 2 - text * 7}
        y={height - place.button - 16}
        width={text * 14}
        height={place.button}
        size={text + 3}
        onPress={() => {
          onClose();
          void play.hatch(chosen);
        }}
      />
    </Panel>
  );
}

function placeHatch({ look }: AquariumLayout) {
  if (look.form === 'below') return { width: 576, height: 680, card: 350, button: 92 };
  if (look.form === 'column') return { width: 780, height: 464, card: 236, button: 66 };
  if (look.unit < 1) return { width: 560, height: 420, card: 214, button: 58 };
  return { width: 820, height: 540, card: 286, button: 72 };
}
