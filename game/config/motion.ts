/** Times in milliseconds, shared by scenes so that the whole game breathes alike. */
export const motion = {
  /** Half of the 0.5 s change of scenes: out, then in. */
  sceneFade: 250,
  press: 90,
  panelIn: 260,
  gauge: 700,
  toast: 3200,
  /** A frame longer than this (a tab coming back) counts as this long. */
  longestFrame: 50,
} as const;
