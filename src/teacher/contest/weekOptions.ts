import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';

/** How long a contest may last, for a select. */
export function weekOptions(most: number): { value: string; label: string }[] {
  const { least } = ownPlanSize.weeks;
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => ({
    value: String(least + index),
    label: `${least + index}주`,
  }));
}
