/** How many share the big screen: a group has room for large names, a hall just for readable ones. */
export type CrowdSize = 'GROUP' | 'CLASSES' | 'HALL';

/** The most whose names fit on 1280×800 at each size; above, the last one is kept. */
const MOST_IN_GROUP = 24;
const MOST_IN_CLASSES = 75;

export function crowdSize(count: number): CrowdSize {
  if (count <= MOST_IN_GROUP) return 'GROUP';
  return count <= MOST_IN_CLASSES ? 'CLASSES' : 'HALL';
}
