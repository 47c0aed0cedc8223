import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ShopItem, shopCatalogue } from '../../contract/aquarium.ts';
import { StartError } from '../errors/StartError.ts';

/** What the shop sells, by item id, in the order of the file. */
export type Shop = ReadonlyMap<string, ShopItem>;

/**
 * Reads `aquarium/shop.json` of the content folder.
 *
 * @throws StartError when it is missing, broken, or names an item twice
 */
export async function readShop(contentDir: string): Promise<Shop> {
  const file = join(contentDir, 'aquarium', 'shop.json');
  const parsed = shopCatalogue.safeParse(await readJson(file), { error: z.locales.ko().localeError });
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new StartError(`상점 목록을 고쳐 주세요 (${file}).\n${reasons.join('\n')}`);
  }
  const shop = new Map(parsed.data.items.map((item) => [item.itemId, item]));
  if (shop.size < parsed.data.items.length) throw new StartError(`상점 목록에 같은 itemId가 있어요 (${file}).`);
  return shop;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`상점 목록을 읽을 수 없어요 (${file}): ${error instanceof Error ? error.message : error}`);
  }
}
