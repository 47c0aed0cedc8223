/** What a girl met under the ground. */
export const wonderMotifNames = [
  'pocketWatch',
  'rabbitHole',
  'jamJar',
  'tooSmallHouse',
  'lizardFlying',
  'grinBranch',
  'caterpillarMushroom',
  'teaTable',
  'sixOClock',
  'flamingo',
  'roseTree',
  'cardGardener',
  'cardSwirl',
] as const;
