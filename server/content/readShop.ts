import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShopItem, shopCatalogue } from '#contract/aquarium.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { describeParseError } from '../errors/describeParseError.ts';
import { StartError } from '../errors/StartError.ts';

/** What the shop sells or will sell, by item id, in the order of the files. */
export type Shop = ReadonlyMap<string, ShopItem>;

/** What is always sold, and what each month adds. */
const FILES = ['shop.json', 'monthly.json'] as const;

/**
 * Reads the catalogue of the folder `aquarium` of the content folder.
 *
 * @throws StartError when a file is missing, broken, or names an item twice
 */
export async function readShop(contentDir: string): Promise<Shop> {
  const shop = new Map<string, ShopItem>();
  for (const name of FILES) {
    const file = join(contentDir, 'aquarium', name);
    const parsed = shopCatalogue.safeParse(await readJson(file), { error: koreanIssue });
    if (!parsed.success) {
      const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new StartError(`상점 목록을 고쳐 주세요 (${file}).\n${reasons.join('\n')}`);
    }
    for (const item of parsed.data.items) {
      if (shop.has(item.itemId)) throw new StartError(`상점 목록에 같은 itemId가 있어요 (${file}): ${item.itemId}`);
      shop.set(item.itemId, item);
    }
  }
  return shop;
}

async function readJson(file: string): Promise<unknown> {
  let text = '';
  try {
    text = await readFile(file, 'utf8');
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`상점 목록을 읽을 수 없어요 (${file}): ${describeParseError(error, 'JSON', text)}`);
  }
}
