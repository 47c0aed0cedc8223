/** One entry of this tab's history, as the router reports it. */
export interface Step {
  key: string;
  /** Path of the page, without what it is asked for. */
  pathname: string;
}

/** The entries of this tab's history that were opened since the document was loaded, and the one that is shown. */
export interface Trail {
  steps: readonly Step[];
  at: number;
}

export const emptyTrail: Trail = { steps: [], at: -1 };

/** The trail once `step` is shown. The same step reported twice is one. */
export function followTrail(trail: Trail, step: Step, how: 'PUSH' | 'REPLACE' | 'POP'): Trail {
  const { steps, at } = trail;
  const known = steps.findIndex(({ key, pathname }) => key === step.key && pathname === step.pathname);
  if (known >= 0) return known === at ? trail : { steps, at: known };
  // Opened before this document was loaded, or by its address: what lies beside it is not known.
  if (how === 'POP' || at < 0) return { steps: [step], at: 0 };
  if (how === 'REPLACE') return { steps: steps.map((other, place) => (place === at ? step : other)), at };
  return { steps: [...steps.slice(0, at + 1), step], at: at + 1 };
}

/** Where the way back of the browser leads; null where that is not known. */
export function stepBefore({ steps, at }: Trail): Step | null {
  return steps[at - 1] ?? null;
}
