/** Instruments and dances of the old court. */
export const courtMusicMotifNames = [
  'woodTiger',
  'bellRack',
  'stoneRack',
  'geomungo',
  'daegeum',
  'craneBlue',
  'craneWhite',
  'dustyShelf',
  'feastTent',
  'akhakBook',
  'reedBundle',
] as const;
