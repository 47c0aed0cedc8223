import { MINUTE } from '../time/duration.ts';

/** Numbers of the aquarium. Nothing dies, nothing is taken away; the pet rests while its keeper is away. */
export const AQUARIUM_TUNING = {
  /** Gauges of a new egg, 0–100. */
  startGauges: { satiety: 70, intimacy: 60, strength: 60 },
  /** Fall per day of 24 hours, and the value below which a gauge never falls. */
  decay: {
    satiety: { perDay: 10, floor: 40, afterDays: 0 },
    intimacy: { perDay: 1, floor: 40, afterDays: 2 },
    strength: { perDay: 2, floor: 40, afterDays: 0 },
  },
  /** Days after the last visit when every gauge stands still. */
  restAfterDays: 3,
  /** Bag items a day. Free care is counted apart. */
  dailyLimits: { feed: 5, play: 3, train: 3 },
  /** Once a day each, for nothing. Lifts its gauge by the effect, and to `freeCareLiftsTo` at least. */
  freeCareLiftsTo: 60,
  freeCare: {
    plankton: { action: 'feed', effect: { satiety: 10 } },
    stroke: { action: 'play', effect: { intimacy: 5 } },
    swim: { action: 'train', effect: { strength: 4 } },
  },
  /** Gauge value from which all together make it joyful. */
  joyfulGauge: 60,
  /** EXP at which the egg may hatch, and shares of it at which a crack is seen. */
  hatchExp: 20,
  crackShares: [0.25, 0.5],
  /** First level of each stage once the egg has hatched. */
  stageLevels: { egg: 1, baby: 1, young: 12, grown: 25 },
  /** Milliseconds within which an unused item goes back for its full price. */
  refundMs: 10 * MINUTE,
  /** Care that costs less than this is bought and given in one step, unasked: a dearer thing is asked about first. */
  oneStepBelow: 20,
  positions: 9,
  /** Tanks of nine places each: the first is everybody's, the others are bought by the item of this name. */
  tanks: [
    { tankNo: 1, itemId: null },
    { tankNo: 2, itemId: 'tank-cave' },
    { tankNo: 3, itemId: 'tank-sunny' },
    { tankNo: 4, itemId: 'tank-deep' },
  ],
  /** Month in which the shop opened: what a month brings is first sold in the first such month from then on. */
  shopOpened: '2026-05',
  /** Each level from `from` on brings one of `choices` shown things: food, and from `lastingFrom` on one that stays. */
  levelGifts: { from: 2, lastingFrom: 13, choices: 3, amongCheapest: 9 },
  /** A tank made to order costs `first + step × tanks owned` shells. */
  customTank: { first: 1000, step: 100 },
  /** Whoever was away so many days finds one of this item; it is not worth staying away for. */
  welcomeBack: { afterDays: 3, itemId: 'rice-ball' },
  /** Intimacy that a neighbour's cheer gives, and how many a day give some. */
  cheer: { intimacy: 1, dailyCap: 5 },
  /** Friends one keeper may have, how often one may ask a day, and days for which a no keeps the same asker away. */
  friends: { most: 100, requestsADay: 30, quietAfterNoDays: 7 },
  /** Holidays one keeper may begin a day, and how often a grown-up with a link may set quiet hours; each stays a row. */
  rests: { holidaysADay: 20, quietChangesADay: 20 },
  /** Hours of the clock in Seoul between which the sea lies in the light of the evening, all year round. */
  evening: { fromHour: 18, untilHour: 6 },
  /** Different neighbours whose reports hide a nickname until an operator has looked at it. */
  reportsThatHide: 3,
} as const;
