import { expFor } from '../../point/expFor.ts';
import { levelFromExp } from '../../point/levelFromExp.ts';
import { POINT_TUNING } from '../../point/tuning.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { pickIndex } from '../../random/pickIndex.ts';
import { DAY } from '../../time/duration.ts';
import { WORD_TUNING } from '../../word-mission/tuning.ts';
import { wordShells } from '../../word-mission/wordShells.ts';
import { careDayOn } from '../CareDay.ts';
import { type CareItem, careForPet, type Given, isCareItemKind } from '../careForPet.ts';
import { nextTank } from '../customTank.ts';
import { type Gauges, gaugeNames } from '../Gauges.ts';
import { type GaugeSnapshot, gaugesAt } from '../gaugesAt.ts';
import { levelGiftChoices, nextGiftLevel } from '../levelGiftChoices.ts';
import { owedAbsence } from '../owedAbsence.ts';
import { type Bag, withItem } from '../placeItem.ts';
import { purchaseRefusal } from '../purchaseRefusal.ts';
import { soldIn } from '../soldIn.ts';
import { AQUARIUM_TUNING } from '../tuning.ts';

export interface SoldItem extends CareItem {
  itemId: string;
  price: number;
  minLevel: number;
  month?: number | undefined;
}

/** One kind of reader. Rates are 0–1. */
export interface Profile {
  booksPerWeek: number;
  visitsPerWeek: number;
  /** Books there are to read; after the last one the pupil still comes. */
  booksInAll?: number;
  /** Gives the free care of the day and nothing else. */
  freeCareOnly?: boolean;
  /** True for weeks (0–51) in which the pupil neither reads nor comes. */
  awayIn?: (week: number) => boolean;
}

export interface YearReport {
  /** Shells earned in all. */
  income: number;
  /** Shells spent on food, toys and training. */
  careSpent: number;
  /** Weeks in which something was bought that stays, and how many such things there are in the end. */
  weeksWithFurniture: number;
  lastingThings: number;
  /** Those of them that came with levels. */
  gifts: number;
  /** Day (from 1) on which the shop first had nothing new for the pupil's level; null when it never happened. */
  emptyOn: number | null;
  /** Shells at the end of each week. */
  wallets: number[];
  level: number;
  meanSatiety: number;
  lowestSatiety: number;
  /** Share of visits on which the pet is met hungry. */
  hungryShare: number;
}

const WEEKS = 52;
const ROUNDING = 1e-9;
/** Weeks of school holidays: half the books, two visits at most. */
const HOLIDAY_WEEKS = new Set([7, 8, 20, 29, 30, 31, 32, 40, 51]);
/** Points of a book: four scored missions badly done, up to all six with their retries. */
const BOOK_POINTS = { from: 60, to: 140 };
/** Satiety below which a pet would be called hungry. */
const HUNGRY = 40;
/** The first month of the year, as a number of months since year 0: 2026-05. */
const FIRST_MONTH = 2026 * 12 + 4;
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
  const owner = new Owner(shop, seed);
  const report: YearReport = {
    income: 0,
    careSpent: 0,
    weeksWithFurniture: 0,
    lastingThings: 0,
    gifts: 0,
    emptyOn: null,
    wallets: [],
    level: 1,
    meanSatiety: 0,
    lowestSatiety: 100,
    hungryShare: 0,
  };
  let allVisits = 0;
  /** Books begun so far, with their fractions: one a month is a quarter a week. */
  let begun = 0;
  let lastBookDay = Number.NEGATIVE_INFINITY;
  for (let week = 0; week < WEEKS; week += 1) {
    const holiday = HOLIDAY_WEEKS.has(week);
    const away = profile.awayIn?.(week) ?? false;
    const books = away ? 0 : holiday ? halfOf(profile.booksPerWeek) : profile.booksPerWeek;
    const visits = away ? 0 : holiday ? Math.min(2, profile.visitsPerWeek) : profile.visitsPerWeek;
    const month = FIRST_MONTH + Math.floor((week * 12) / WEEKS);
    owner.month = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    let ordinal = 0;
    let furniture = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      const day = week * 7 + Math.floor((visit * 7) / visits);
      owner.arrive(day * DAY);
      report.lowestSatiety = Math.min(report.lowestSatiety, owner.gauges.satiety);
      report.meanSatiety += owner.gauges.satiety;
      report.hungryShare += owner.gauges.satiety < HUNGRY ? 1 : 0;
      allVisits += 1;
      const left = (profile.booksInAll ?? Number.POSITIVE_INFINITY) - Math.floor(begun + ROUNDING);
      const read = Math.min(left, Math.floor(begun + books / visits + ROUNDING) - Math.floor(begun + ROUNDING));
      begun = Math.min(begun + books / visits, profile.booksInAll ?? Number.POSITIVE_INFINITY);
      for (let book = 0; book < read; book += 1) {
        ordinal += 1;
        lastBookDay = day;
        const points = BOOK_POINTS.from + Math.round((BOOK_POINTS.to - BOOK_POINTS.from) * random());
        report.income += owner.earn(shellsOf(points, ordinal));
        report.income += owner.earn(shellsOf(POINT_TUNING.bookPresent, ordinal));
      }
      // A book lends its words for some days; afterwards they come from lists.
      const bookNo = day - lastBookDay <= WORD_TUNING.bookDays ? 1 : null;
      if (random() < 0.8) report.income += owner.earn(WORD_TUNING.aDay * wordShells({ bookNo }));
      report.careSpent += owner.care(profile.freeCareOnly ?? false);
      owner.takeGifts();
      for (let times = 0; times < FURNITURE_A_VISIT; times += 1) furniture += owner.furnish(report.income / (week + 1));
      if (owner.sawAll) report.emptyOn ??= day + 1;
    }
    if (furniture > 0) report.weeksWithFurniture += 1;
    report.lastingThings += furniture;
    report.wallets.push(owner.shells);
  }
  report.meanSatiety /= Math.max(1, allVisits);
  report.hungryShare /= Math.max(1, allVisits);
  report.lastingThings += owner.gifts;
  return { ...report, level: levelFromExp(owner.exp).level, gifts: owner.gifts };
}

/** Half the books; a whole number where a week has whole books. */
const halfOf = (books: number) => (Number.isInteger(books) ? Math.floor(books / 2) : books / 2);

/** A pupil with a pet, who feeds it when it is hungry and saves for one wish after the other. */
class Owner {
  shells = 0;
  exp = 0;
  /** `YYYY-MM`: what the shop sells follows it. */
  month = '';
  gauges: Gauges = { ...AQUARIUM_TUNING.startGauges };
  #snapshot: GaugeSnapshot = { ...AQUARIUM_TUNING.startGauges, at: 0 };
  /** The shop has nothing new that the pet is big enough for. */
  sawAll = false;
  /** Things that stay which came with levels. */
  gifts = 0;
  #giftsTaken = 0;
  #now = 0;
  #owned: Bag = new Map();
  #gifts = 0;
  #target: SoldItem | null = null;
  readonly #shop: readonly SoldItem[];
  readonly #random: Random;

  readonly #accountNo: number;

  constructor(shop: readonly SoldItem[], accountNo: number) {
    this.#shop = shop;
    this.#accountNo = accountNo;
    this.#random = createRandom(accountNo);
  }

  arrive(now: number): void {
    this.#now = now;
    if (owedAbsence(this.#snapshot.at, now, null) !== null) this.#gifts += 1;
    this.gauges = gaugesAt(this.#snapshot, now);
  }

  earn(shells: number): number {
    this.shells += shells;
    this.exp += expFor(shells, this.gauges);
    return shells;
  }

  /** Free care first; then the cheapest thing from the shop for a gauge that is not well. Returns shells spent. */
  care(freeOnly: boolean): number {
    let spent = 0;
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
    const gift = this.#shop.find(({ itemId }) => itemId === AQUARIUM_TUNING.welcomeBack.itemId);
    if (gift && this.#gifts > 0 && give('feed', { item: gift })) this.#gifts -= 1;
    const wanted = { satiety: ['feed', 'food'], intimacy: ['play', 'toy'], strength: ['train', 'training'] } as const;
    for (const name of gaugeNames) {
      const [action, kind] = wanted[name];
      const cheapest = this.#shop.filter((item) => item.kind === kind).sort((a, b) => a.price - b.price)[0];
      if (freeOnly || !cheapest || this.gauges[name] >= AQUARIUM_TUNING.joyfulGauge || this.shells < cheapest.price)
        continue;
      if (!give(action, { item: cheapest })) continue;
      this.shells -= cheapest.price;
      spent += cheapest.price;
    }
    this.#snapshot = { ...this.gauges, at: this.#now };
    return spent;
  }

  /** Chooses something for each new level. */
  takeGifts(): void {
    const { level } = levelFromExp(this.exp);
    for (;;) {
      const next = nextGiftLevel(level, this.#giftsTaken);
      if (next === null) return;
      const owned = new Set(this.#owned.keys());
      const choices = levelGiftChoices(next, this.#shop, { accountNo: this.#accountNo, owned, month: this.month });
      const chosen = choices[pickIndex(choices.length, this.#random)];
      this.#giftsTaken += 1;
      if (!chosen || isCareItemKind(chosen.kind)) continue;
      this.#owned = withItem(this.#owned, chosen.itemId, 1);
      this.gifts += 1;
      if (this.#target?.itemId === chosen.itemId) this.#target = null;
    }
  }

  /** Buys the wish when the purse allows; returns how many were bought. */
  furnish(weeklyIncome: number): number {
    this.#target ??= this.#nextTarget(weeklyIncome);
    const target = this.#target;
    const owned = this.#owned.get(target?.itemId ?? '') ?? 0;
    const buyer = { shells: this.shells, level: levelFromExp(this.exp).level, owned };
    if (!target || purchaseRefusal(target, 1, buyer) !== null) return 0;
    this.shells -= target.price;
    this.#owned = withItem(this.#owned, target.itemId, 1);
    this.#target = null;
    return 1;
  }

  /**
   * Something new within three weeks of income, or the cheapest there is; with nothing new left, a tank made to order.
   */
  #nextTarget(weeklyIncome: number): SoldItem | null {
    const level = levelFromExp(this.exp).level;
    const choices = this.#shop.filter(
      (item) =>
        !isCareItemKind(item.kind) &&
        item.minLevel <= level &&
        soldIn(item, this.month) &&
        !this.#owned.has(item.itemId),
    );
    this.sawAll = choices.length === 0;
    const cheapest = Math.min(...choices.map(({ price }) => price));
    const within = choices.filter(({ price }) => price <= Math.max(cheapest, 3 * weeklyIncome));
    if (within.length > 0) return within[pickIndex(within.length, this.#random)] ?? null;
    const { itemId, price } = nextTank(1, this.#owned);
    return price <= 3 * weeklyIncome ? { itemId, price, kind: 'theme', effect: {}, minLevel: 1 } : null;
  }
}
