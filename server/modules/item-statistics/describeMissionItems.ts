import type { DiagnosisForm } from '#domain/diagnosis/DiagnosisForm.ts';
import {
  type CountableItem,
  type CountableMission,
  countableItems,
  countableQuestion,
} from '#domain/item-statistics/countedChoices.ts';
import type { ItemSource } from '#domain/item-statistics/ItemSource.ts';
import { type ItemMeasure, measureItem } from '#domain/item-statistics/measureItem.ts';
import type { Db } from '#server/db/Db.ts';
import { itemFingerprint } from './itemFingerprint.ts';
import { itemAnswerCounts } from './repositories/itemAnswerCounts.ts';

/** An item as it is worded now, with what its answers show. */
export interface DescribedItem {
  item: CountableItem;
  writerRaq: number;
  measure: ItemMeasure;
}

/** Every item of a quiz or OX as it stands in the catalogue. @param raq of the book */
export function describeMissionItems(
  db: Db,
  material: CountableMission,
  { bookNo, raq }: { bookNo: number; raq: number },
): Promise<DescribedItem[]> {
  const place = { source: material.kind, ownerNo: bookNo };
  return describeAll(
    db,
    place,
    countableItems(material).map((item) => ({ item, writerRaq: raq })),
  );
}

/** Every question of a form of the reading test. */
export function describeFormItems(db: Db, form: DiagnosisForm): Promise<DescribedItem[]> {
  const items = form.items.map((item) => ({ item: countableQuestion(item, form.passages), writerRaq: item.raq }));
  return describeAll(db, { source: 'DIAGNOSIS', ownerNo: form.formNo }, items);
}

async function describeAll(
  db: Db,
  place: { source: ItemSource; ownerNo: number },
  items: readonly { item: CountableItem; writerRaq: number }[],
): Promise<DescribedItem[]> {
  const described: DescribedItem[] = [];
  for (const { item, writerRaq } of items) {
    const name = { ...place, itemKey: item.itemKey, fingerprint: itemFingerprint(item.identity) };
    const counts = await itemAnswerCounts.ofItem(db, name);
    described.push({ item, writerRaq, measure: measureItem({ key: item.key, asks: item.asks, writerRaq }, counts) });
  }
  return described;
}
