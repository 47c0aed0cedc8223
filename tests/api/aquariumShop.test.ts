import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '../../contract/aquarium.ts';
import { AQUARIUM_TUNING } from '../../domain/aquarium/tuning.ts';
import { readShop } from '../../server/content/readShop.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';

const { items } = shopCatalogue.parse(JSON.parse(readFileSync('content/aquarium/shop.json', 'utf8')));
const ofKind = (kind: string) => items.filter((item) => item.kind === kind);

describe('what the shop sells', () => {
  it('has names, ids and pictures of its own for everything', () => {
    for (const field of ['itemId', 'name', 'art', 'description'] as const) {
      expect(new Set(items.map((item) => item[field])).size).toBe(items.length);
    }
    const missing = items.filter(
      ({ art }) => !existsSync(`assets/bundles/aquarium/items/${art.replace('item/', '')}.svg`),
    );
    expect(missing.map(({ art }) => art)).toEqual([]);
  });

  it('keeps care cheap and furniture between 80 and 1200', () => {
    expect([ofKind('food').length, ofKind('toy').length, ofKind('training').length]).toEqual([12, 5, 4]);
    for (const { price } of ofKind('food')) expect(price).toBeGreaterThanOrEqual(10);
    for (const { price } of ofKind('food')) expect(price).toBeLessThanOrEqual(60);
    for (const { price, effect } of ofKind('furniture')) {
      expect([80, 150, 320, 600, 1200]).toContain(price);
      expect(effect).toEqual({});
    }
  });

  it('lets every care item help with what it is for', () => {
    for (const { effect } of ofKind('food')) expect(effect.satiety).toBeGreaterThanOrEqual(20);
    for (const { effect } of ofKind('toy')) expect(effect.intimacy).toBeGreaterThanOrEqual(10);
    for (const { effect } of ofKind('training')) expect(effect.strength).toBeGreaterThanOrEqual(8);
  });

  it('gives more for more shells within a kind of care', () => {
    for (const [kind, gauge] of [
      ['toy', 'intimacy'],
      ['training', 'strength'],
    ] as const) {
      const worth = ofKind(kind).map(({ price, effect }) => [
        price,
        (effect.intimacy ?? 0) + (effect.strength ?? 0),
        effect[gauge],
      ]);
      expect(worth).toEqual([...worth].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)));
      expect(worth.map(([, sum]) => sum)).toEqual(worth.map(([, sum]) => sum).sort((a, b) => (a ?? 0) - (b ?? 0)));
    }
  });

  it('lets the cheapest food outweigh a day of hunger', () => {
    const cheapest = ofKind('food').sort((a, b) => a.price - b.price)[0];
    expect(cheapest?.effect.satiety).toBeGreaterThan(AQUARIUM_TUNING.decay.satiety.perDay);
  });

  it('does not start with a broken list', async () => {
    const folder = makeFixtureContent(0);
    const file = join(folder, 'aquarium', 'shop.json');
    expect((await readShop(folder)).size).toBe(items.length);
    writeFileSync(file, JSON.stringify({ items: [items[0], items[0]] }));
    await expect(readShop(folder)).rejects.toThrow('같은 itemId');
    writeFileSync(file, JSON.stringify({ items: [{ ...items[0], price: 0 }] }));
    await expect(readShop(folder)).rejects.toThrow('items.0.price');
    writeFileSync(file, '{');
    await expect(readShop(folder)).rejects.toThrow('읽을 수 없어요');
  });
});
