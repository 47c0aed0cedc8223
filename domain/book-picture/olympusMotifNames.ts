/** Things of the gods and heroes of Greece. */
export const olympusMotifNames = [
  'cloudTable',
  'lightningStaff',
  'trident',
  'openingBox',
  'goldLoaf',
  'goldTable',
  'featherWings',
  'loneFeathers',
  'pomegranate',
  'lyre',
  'shadeGate',
  'cloudEdge',
  'breadHalf',
] as const;
