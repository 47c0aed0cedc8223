/** What light and its shadow show. */
export const shadowMotifNames = [
  'litWall',
  'shadowRabbit',
  'shadowRabbitHuge',
  'whiteRabbitShadow',
  'flashlight',
  'coinBowl',
  'prismBand',
  'holedCards',
  'candleUpsideDown',
  'pinholeBox',
  'handMirror',
] as const;
