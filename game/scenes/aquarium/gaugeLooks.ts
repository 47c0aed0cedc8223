import type { Gauges } from '#contract/aquarium.ts';
import { palette } from '../../config/palette.ts';

export interface GaugeLook {
  name: keyof Gauges;
  label: string;
  /** Short, for small chips. */
  verb: string;
  icon: string;
  color: number;
}

/** The three gauges in the order they are shown. */
export const gaugeLooks: readonly GaugeLook[] = [
  { name: 'satiety', label: '포만감', verb: '배부름', icon: 'item/rice-ball', color: palette.gaugeSatiety },
  { name: 'intimacy', label: '친밀도', verb: '친해짐', icon: 'item/red-heart', color: palette.gaugeIntimacy },
  { name: 'strength', label: '체력', verb: '튼튼', icon: 'item/sports-medal', color: palette.gaugeStrength },
];
