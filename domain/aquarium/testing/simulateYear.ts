import { expFor } from '../../point/expFor.ts';
import { levelFromExp } from '../../point/levelFromExp.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { pickIndex } from '../../random/pickIndex.ts';
import { careDayOn } from '../CareDay.ts';
import { type CareItem, careForPet, type Given } from '../careForPet.ts';
import { type Gauges, gaugeNames } from '../Gauges.ts';
import { type GaugeSnapshot, gaugesAt } from '../gaugesAt.ts';
import { purchaseRefusal } from '../purchaseRefusal.ts';
import { AQUARIUM_TUNING } from '../tuning.ts';

export interface SoldItem extends CareItem {
  itemId: string;
  price: number;
  minLevel: number;
}

/** One kind of reader. Rates are 0–1. */
export interface Profile {
  booksPerWeek: number;
  visitsPerWeek: number;
}

export interface YearReport {
  /** Shells earned in all. */
  income: number;
  /** Weeks in which anything was bought, care included. */
  weeksWithPurchase: number;
  weeksWithFurniture: number;
  /** Shells at the end of each week. */
  wallets: number[];
  level: number;
  meanSatiety: number;
  lowestSatiety: number;
}

const DAY_MS = 86_400_000;
const WEEKS = 52;
/** Weeks of school holidays: half the books, two visits at most. */
const HOLIDAY_WEEKS = new Set([7, 8, 20, 29, 30, 31, 32, 40, 51]);
const BOOK_POINTS = 100;
/** Shells of the three word missions of a day. */
const WORD_SHELLS = 12;
/** What a child still buys in one visit, besides food. */
const FURNITURE_A_VISIT = 1;

/** Plays one year of one pupil. `shellsOf` is the rule under test: shells for points of the n-th book of a week. */
export function simulateYear(
  profile: Profile,
  shop: readonly SoldItem[],
  shellsOf: (points: number, bookOrdinal: number) => number,
  seed: number,
): YearReport {
  const random = createRandom(seed);
  const keeper = new Keeper(shop, random);
  const report: YearReport = {
    income: 0,
    weeksWithPurchase: 0,
    weeksWithFurniture: 0,
    wallets: [],
    level: 1,
    meanSatiety: 0,
    lowestSatiety: 100,
  };
  for (let week = 0; week < WEEKS; week += 1) {
    const holiday = HOLIDAY_WEEKS.has(week);
    const books = holiday ? Math.floor(profile.booksPerWeek / 2) : profile.booksPerWeek;
    const visits = holiday ? Math.min(2, profile.visitsPerWeek) : profile.visitsPerWeek;
    let ordinal = 0;
    let furniture = 0;
    let careItems = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      keeper.arrive((week * 7 + Math.floor((visit * 7) / visits)) * DAY_MS);
      report.lowestSatiety = Math.min(report.lowestSatiety, keeper.gauges.satiety);
      report.meanSatiety += keeper.gauges.satiety;
      const read = Math.floor(((visit + 1) * books) / visits) - Math.floor((visit * books) / visits);
      for (let book = 0; book < read; book += 1) {
        ordinal += 1;
        // Pupils get 60 to 100 % right, as in the simulation that fixed the prices.
        report.income += keeper.earn(shellsOf(Math.round(BOOK_POINTS * (0.6 + 0.4 * random())), ordinal));
      }
      if (random() < 0.8) report.income += keeper.earn(WORD_SHELLS);
      careItems += keeper.care();
      for (let times = 0; times < FURNITURE_A_VISIT; times += 1)
        furniture += keeper.furnish(report.income / (week + 1));
    }
    if (furniture > 0) report.weeksWithFurniture += 1;
    if (furniture + careItems > 0) report.weeksWithPurchase += 1;
    report.wallets.push(keeper.shells);
  }
  report.meanSatiety /= Math.max(1, WEEKS * profile.visitsPerWeek - 9 * Math.max(0, profile.visitsPerWeek - 2));
  return { ...report, level: levelFromExp(keeper.exp).level };
}

/** A pupil with a pet, who feeds it when it is hungry and saves for one wish after the other. */
class Keeper {
  shells = 0;
  exp = 0;
  gauges: Gauges = { ...AQUARIUM_TUNING.startGauges };
  #snapshot: GaugeSnapshot = { ...AQUARIUM_TUNING.startGauges, at: 0 };
  #now = 0;
  #owned = new Set<string>();
  #wish: SoldItem | null = null;
  readonly #shop: readonly SoldItem[];
  readonly #random: Random;

  constructor(shop: readonly SoldItem[], random: Random) {
    this.#shop = shop;
    this.#random = random;
  }

  arrive(now: number): void {
    this.#now = now;
    this.gauges = gaugesAt(this.#snapshot, now);
  }

  earn(shells: number): number {
    this.shells += shells;
    this.exp += expFor(shells, this.gauges);
    return shells;
  }

  /** Free care first; then the cheapest thing from the shop for a gauge that is not well. Returns items bought. */
  care(): number {
    let bought = 0;
    let today = careDayOn(null, `${this.#now}`);
    const give = (action: 'feed' | 'play' | 'train', given: Given) => {
      const result = careForPet(this.gauges, action, given, today);
      if (result.ok) {
        this.gauges = result.gauges;
        today = result.today;
      }
      return result.ok;
    };
    give('feed', { free: 'plankton' });
    give('play', { free: 'stroke' });
    give('train', { free: 'swim' });
    const wanted = { satiety: ['feed', 'food'], intimacy: ['play', 'toy'], strength: ['train', 'training'] } as const;
    for (const name of gaugeNames) {
      const [action, kind] = wanted[name];
      const cheapest = this.#shop.filter((item) => item.kind === kind).sort((a, b) => a.price - b.price)[0];
      if (!cheapest || this.gauges[name] >= AQUARIUM_TUNING.joyfulGauge || this.shells < cheapest.price) continue;
      if (!give(action, { item: cheapest })) continue;
      this.shells -= cheapest.price;
      bought += 1;
    }
    this.#snapshot = { ...this.gauges, at: this.#now };
    return bought;
  }

  /** Buys the wish when the purse allows; returns how many were bought. */
  furnish(weeklyIncome: number): number {
    this.#wish ??= this.#nextWish(weeklyIncome);
    const wish = this.#wish;
    const buyer = { shells: this.shells, level: levelFromExp(this.exp).level };
    if (!wish || purchaseRefusal(wish, 1, buyer) !== null) return 0;
    this.shells -= wish.price;
    this.#owned.add(wish.itemId);
    this.#wish = null;
    return 1;
  }

  /** Something new within three weeks of income; with nothing new left, a second one of something dear. */
  #nextWish(weeklyIncome: number): SoldItem | null {
    const level = levelFromExp(this.exp).level;
    const sold = this.#shop.filter(({ kind, minLevel }) => kind === 'furniture' && minLevel <= level);
    const inReach = sold.filter(({ price }) => price <= 3 * weeklyIncome);
    const unowned = inReach.filter(({ itemId }) => !this.#owned.has(itemId));
    const dearest = [...inReach].sort((a, b) => b.price - a.price).slice(0, 5);
    const choices = unowned.length > 0 ? unowned : dearest;
    return choices[pickIndex(choices.length, this.#random)] ?? null;
  }
}
