/** Walls that stand before those of a room, and what is made or kept inside. */
export const indoorsMotifNames = [
  'plainWall',
  'strawNest',
  'trainCar',
  'bottleCrate',
  'tinfoilMachine',
  'glowBulb',
  'hangingBulb',
  'hatchingEgg',
  'burningWorks',
  'paperBundle',
  'platformBoard',
] as const;
