import { POINT_TUNING } from './tuning.ts';

/** Whole EXP for shells earned; a well-kept pet learns a little faster. */
export function expFor(shells: number, gauges: { satiety: number; intimacy: number; strength: number }): number {
  const well = Math.min(gauges.satiety, gauges.intimacy, gauges.strength) >= POINT_TUNING.wellGauge;
  return well ? Math.round(shells * (1 + POINT_TUNING.wellFedBonus)) : shells;
}
