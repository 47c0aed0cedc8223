/** How the pet does, 0–100 each. Kept with fractions; shown rounded. */
export interface Gauges {
  satiety: number;
  intimacy: number;
  strength: number;
}

export const gaugeNames = ['satiety', 'intimacy', 'strength'] as const satisfies readonly (keyof Gauges)[];

/** Builds gauges one by one. */
export function eachGauge(value: (name: keyof Gauges) => number): Gauges {
  return { satiety: value('satiety'), intimacy: value('intimacy'), strength: value('strength') };
}

/** Gauges as they are shown and as rules about "full" read them. */
export function shownGauges(gauges: Gauges): Gauges {
  return eachGauge((name) => Math.round(gauges[name]));
}
