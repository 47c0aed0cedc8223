import { createRandom } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import { type ItemKind, isCareItemKind } from './careForPet.ts';
import { soldIn } from './soldIn.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

interface GiftItem {
  itemId: string;
  kind: ItemKind;
  price: number;
  minLevel: number;
  month?: number | undefined;
}

/** Who chooses: `owned` are ids of everything there is in bag and tanks, `month` is `YYYY-MM` in Seoul. */
interface Chooser {
  accountNo: number;
  owned: ReadonlySet<string>;
  month: string;
}

const { from, lastingFrom, choices, amongCheapest } = AQUARIUM_TUNING.levelGifts;

/** The level whose gift is to be chosen next; null when all up to `level` were taken. */
export function nextGiftLevel(level: number, taken: number): number | null {
  const next = from + taken;
  return next <= level ? next : null;
}

/**
 * What may be chosen from for a level. The same for the same keeper, level and things owned: nothing is won by chance,
 * and what is not chosen stays in the shop. Once there are no new things left, food fills the places.
 */
export function levelGiftChoices<Item extends GiftItem>(
  level: number,
  shop: readonly Item[],
  { accountNo, owned, month }: Chooser,
): Item[] {
  const random = createRandom(accountNo * 1_009 + level);
  const food = shuffled(
    shop.filter(({ kind }) => kind === 'food'),
    random,
  );
  if (level < lastingFrom) return food.slice(0, choices);
  const lasting = shop
    .filter((item) => !isCareItemKind(item.kind) && item.kind !== 'tank')
    .filter((item) => item.minLevel <= level && soldIn(item, month) && !owned.has(item.itemId))
    .sort((one, two) => one.price - two.price)
    .slice(0, amongCheapest);
  return [...shuffled(lasting, random), ...food].slice(0, choices);
}
