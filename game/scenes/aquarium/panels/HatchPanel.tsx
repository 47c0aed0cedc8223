import { useState } from 'react';
import { type PetSpecies, petSpecies, petSpeciesNames } from '#domain/aquarium/petSpecies.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { moveInGrid } from '#game/engine/twins/moveInGrid.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { Button } from '#game/ui/Button.tsx';
import { Label } from '#game/ui/Label.tsx';
import { Panel } from '#game/ui/Panel.tsx';
import { useAquarium, useWaiting } from '../AquariumContext.ts';
import { PetPortrait } from './PetPortrait.tsx';
import { placeHatch } from './placeHatch.ts';

const descriptions: Readonly<Record<PetSpecies, string>> = {
  octopus: '호기심이 많아요',
  whale: '노래를 좋아해요',
  turtle: '느긋해요',
  seahorse: '인사를 잘해요',
  pufferfish: '웃음이 많아요',
};

/** Which friend comes out of the egg: chosen once, so it is asked for clearly. */
export function HatchPanel({ onClose, onHatched }: { onClose: () => void; onHatched: () => void }) {
  const { twins } = useGame();
  const stage = useStage();
  const { play, layout } = useAquarium();
  const waiting = useWaiting();
  const [chosen, setChosen] = useState<PetSpecies>('octopus');
  const { text, small, look } = layout;
  const place = placeHatch(layout, stage);
  const { width, height, columns } = place;
  const card = { width: (width - 48 - 12 * (columns - 1)) / columns, height: place.card };
  const name = petSpeciesNames[chosen];
  return (
    <Panel
      id="hatch"
      title="어떤 친구를 만날까요?"
      x={(stage.width - width) / 2}
      y={(stage.height - height) / 2}
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
          <Group
            key={species}
            {...cardAt(index, columns, card, width)}
            y={look.head + 8 + Math.floor(index / columns) * (card.height + 12)}
          >
            <Button
              id={`hatch-${species}`}
              role="radio"
              text=""
              name={`${petSpeciesNames[species]}, ${descriptions[species]}`}
              checked={species === chosen}
              tabIndex={species === chosen ? 0 : -1}
              kind="quiet"
              stacked
              width={card.width}
              height={card.height}
              onPress={() => setChosen(species)}
              onKey={(key) => {
                const next = moveInGrid(key, index, columns, petSpecies.length);
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
              scale={Math.min(card.width / 290, (card.height - small * 3.4) / 275)}
            />
            <Label
              text={petSpeciesNames[species]}
              x={card.width / 2}
              y={card.height - small * 3.5}
              size={small * 1.3}
              anchor="top"
            />
            <Label
              text={descriptions[species]}
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
          void play.hatch(chosen).then((hatched) => hatched && onHatched());
        }}
      />
    </Panel>
  );
}

/** Left edge of a card; a row that is not full stands in the middle. */
function cardAt(index: number, columns: number, card: { width: number }, width: number): { x: number } {
  const inRow = Math.min(columns, petSpecies.length - Math.floor(index / columns) * columns);
  const row = inRow * card.width + (inRow - 1) * 12;
  return { x: (width - row) / 2 + (index % columns) * (card.width + 12) };
}
