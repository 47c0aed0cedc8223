import type { StageFit } from '../../engine/fitStage.ts';
import type { AquariumLayout } from './layout/AquariumLayout.ts';
import { shortAquarium } from './layout/shortAquarium.ts';
import { uprightAquarium } from './layout/uprightAquarium.ts';
import { wideAquarium } from './layout/wideAquarium.ts';

/** Where everything of the aquarium lies on the stage. */
export function layoutAquarium(stage: Pick<StageFit, 'width' | 'height' | 'scale' | 'short'>): AquariumLayout {
  const { width, height, scale, short } = stage;
  if (short) return shortAquarium(width, height);
  return height > width ? uprightAquarium(width, height, scale) : wideAquarium(width, height);
}
