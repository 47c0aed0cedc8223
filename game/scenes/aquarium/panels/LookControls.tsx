import type { ShopItem } from '#contract/aquarium.ts';
import type { LookPlace } from '#domain/aquarium/Look.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { Button } from '#game/ui/Button.tsx';
import { useAquarium, useAquariumState, useRest, useWaiting } from '../AquariumContext.ts';
import { lookPlaceNames, placesOf } from '../purposeWords.ts';
import { layoutBrowser } from './layoutBrowser.ts';

/** Puts on and takes off what is owned; a whole tank may be chosen at once or part by part. */
export function LookControls({ item }: { item: ShopItem }) {
  const { play, layout } = useAquarium();
  const { look } = useAquariumState();
  const waiting = useWaiting();
  const { all: rests, words } = useRest();
  const { action, steps } = layoutBrowser(layout);
  const places = placesOf(item);
  const on = places.filter((place) => look[place] === item.itemId);
  const allOn = on.length === places.length;
  const wears = item.kind === 'outfit';
  const change = (some: readonly LookPlace[], take: boolean) => {
    const name = withJosa(item.name, '을/를');
    const worn = wears ? `${name} ${take ? '해 봤어요. 잘 어울려요!' : '벗었어요.'}` : null;
    const chosen = take ? `${name} 골랐어요. 바다가 새로워졌어요!` : '처음 바다로 되돌렸어요.';
    const to = take ? item.itemId : null;
    void play.dress(Object.fromEntries(some.map((place) => [place, to])), worn ?? chosen, take ? item.art : null);
  };
  const offer = wears
    ? allOn
      ? '벗기'
      : '입히기'
    : allOn
      ? '처음 바다로'
      : places.length > 1
        ? '모두 고르기'
        : '고르기';
  const part = (steps.width - 8 * (places.length - 1)) / places.length;
  return (
    <>
      {places.length > 1 &&
        places.map((place, index) => (
          <Button
            key={place}
            id={`look-${place}`}
            text={lookPlaceNames[place]}
            name={`${lookPlaceNames[place]}만 고르기`}
            pressed={on.includes(place)}
            kind="paper"
            disabled={waiting || rests}
            x={steps.x + index * (part + 8)}
            y={steps.y}
            width={part}
            height={steps.height}
            size={layout.small}
            onPress={() => change([place], !on.includes(place))}
          />
        ))}
      <Button
        id="look-all"
        text={rests ? '지금은 쉬어요' : offer}
        name={`${item.name} ${offer}`}
        {...(rests ? { description: words } : {})}
        kind={allOn ? 'paper' : 'primary'}
        disabled={waiting || rests}
        {...action}
        size={layout.text + 1}
        onPress={() => change(places, !allOn)}
      />
    </>
  );
}
