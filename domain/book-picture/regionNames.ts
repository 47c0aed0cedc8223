/** Maps with coasts where they are: places on them are given by longitude and latitude. */
export const regionNames = [
  'peninsula',
  'koreaJapan',
  'pyeongan',
  'liaodong',
  'eastAsia',
  'asia',
  'eurasia',
  'europe',
  'britain',
  'mediterranean',
  'gaul',
  'nearEast',
  'northAmerica',
  'atlantic',
  'worldPacific',
  'worldAmerica',
] as const;
export type RegionName = (typeof regionNames)[number];
