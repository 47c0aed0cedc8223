import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#contract/aquarium.ts';
import { isCareItemKind, itemKinds } from '#domain/aquarium/careForPet.ts';
import { tankOfItem } from '#domain/aquarium/tanks.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { readShop } from '#server/content/readShop.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';

const read = (name: string) =>
  shopCatalogue.parse(JSON.parse(readFileSync(`content/aquarium/${name}.json`, 'utf8'))).items;
const base = read('shop');
const monthly = read('monthly');
const items = [...base, ...monthly];
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

  it('keeps what stays at the prices that were tried for a year: 16 × 80, 10 × 150, 12 × 320, 12 × 600, 6 × 1200', () => {
    const kept = base.filter(({ kind }) => !isCareItemKind(kind) && kind !== 'tank').map(({ price }) => price);
    const counts = [80, 150, 320, 600, 1200].map((price) => kept.filter((one) => one === price).length);
    expect(counts).toEqual([16, 10, 12, 12, 6]);
    expect(kept).toHaveLength(56);
    expect(new Set(base.map(({ kind }) => kind))).toEqual(new Set(itemKinds));
  });

  it('sells the tanks that the rules know, each with a look of its own', () => {
    const tanks = ofKind('tank').map(({ itemId, price, minLevel }) => [tankOfItem(itemId), price, minLevel]);
    expect(tanks).toEqual([
      [2, 400, 4],
      [3, 900, 10],
      [4, 1800, 18],
    ]);
    for (const { tank } of ofKind('tank')) expect(tank?.water).toBeDefined();
  });

  it('brings four things in each month of the year, each year again: 100, 180, 360 and 900', () => {
    for (let month = 1; month <= 12; month += 1) {
      const prices = monthly.filter((item) => item.month === month).map(({ price }) => price);
      expect([month, prices.sort((a, b) => a - b)]).toEqual([month, [100, 180, 360, 900]]);
    }
    // 추석 lies in September or October, 설날 in January or February.
    const monthOf = (itemId: string) => monthly.find((item) => item.itemId === itemId)?.month;
    expect(['full-moon', 'chestnut', 'red-paper-lantern'].map(monthOf)).toEqual([9, 9, 2]);
    expect(base.filter(({ month }) => month !== undefined)).toEqual([]);
    expect(JSON.stringify(items)).not.toMatch(/"(?:until|end|expires|won|krw|chance|random)/i);
  });

  it('keeps care cheap', () => {
    expect([ofKind('food').length, ofKind('toy').length, ofKind('training').length]).toEqual([12, 5, 4]);
    for (const { price } of ofKind('food')) expect(price).toBeGreaterThanOrEqual(10);
    for (const { price } of ofKind('food')) expect(price).toBeLessThanOrEqual(60);
    for (const { kind, effect } of items) if (!isCareItemKind(kind)) expect(effect).toEqual({});
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
    writeFileSync(file, JSON.stringify({ items: [items[0], monthly[0]] }));
    await expect(readShop(folder)).rejects.toThrow('같은 itemId');
    writeFileSync(file, JSON.stringify({ items: [items[0], items[0]] }));
    await expect(readShop(folder)).rejects.toThrow('같은 itemId');
    writeFileSync(file, JSON.stringify({ items: [{ ...items[0], price: 0 }] }));
    await expect(readShop(folder)).rejects.toThrow('items.0.price');
    writeFileSync(file, JSON.stringify({ items: [{ ...items[0], slot: 'head' }] }));
    await expect(readShop(folder)).rejects.toThrow('slot');
    writeFileSync(file, '{');
    await expect(readShop(folder)).rejects.toThrow('읽을 수 없어요');
  });
});
