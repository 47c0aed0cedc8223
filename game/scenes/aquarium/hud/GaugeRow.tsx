import { useGame } from '#game/engine/GameServices.ts';
import { TwinGroup } from '#game/engine/twins/TwinGroup.tsx';
import { CompactGauge } from '#game/ui/CompactGauge.tsx';
import { Gauge } from '#game/ui/Gauge.tsx';
import { useAquarium, useShownPet } from '../AquariumContext.ts';
import { gaugeLooks } from '../gaugeLooks.ts';

/** The three gauges. They move after the animation that explains why. */
export function GaugeRow() {
  const { assets } = useGame();
  const { layout } = useAquarium();
  const { gauges } = useShownPet();
  const Shape = layout.upright ? CompactGauge : Gauge;
  return (
    <TwinGroup id="gauges" role="group" name="상태">
      {gaugeLooks.map(({ name, label, icon, color }, index) => {
        const rect = layout.gauges[index];
        return (
          rect && (
            <Shape
              key={name}
              id={`gauge-${name}`}
              label={label}
              value={gauges[name]}
              color={color}
              icon={assets.texture(icon)}
              {...rect}
              size={Math.max(layout.small, layout.text - 1)}
            />
          )
        );
      })}
    </TwinGroup>
  );
}
