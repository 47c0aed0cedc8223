/** When a state of the aquarium was read, and after how many changes. */
export interface AquariumMoment {
  revision: number;
  /** ISO 8601, by the server's clock. */
  currentDate: string;
}

/** Also without a change: quiet hours begin, a rest ends and a day turns by the clock alone. */
export function isNewerAquarium(one: AquariumMoment, other: AquariumMoment): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  return Date.parse(one.currentDate) > Date.parse(other.currentDate);
}
