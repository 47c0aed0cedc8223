import { describe, expect, it } from 'vitest';
import { ledgerReasons } from './LedgerEntry.ts';
import { ledgerText, type NamedEntry } from './ledgerText.ts';

const entry: NamedEntry = { reason: '', bookName: '흥부전', missionKind: 'OX', itemName: '빵', quantity: 2 };
const nameless = { ...entry, bookName: null, missionKind: null, itemName: null };

describe('what a row of the ledger was for', () => {
  it('names the book and the mission, or the item', () => {
    expect(ledgerText({ ...entry, reason: 'MISSION_REWARD' }).title).toBe('『흥부전』 OX 퀴즈');
    expect(ledgerText({ ...entry, reason: 'MISSION_RETRY' }).title).toBe('『흥부전』 OX 퀴즈');
    expect(ledgerText({ ...entry, reason: 'SHOP_PURCHASE' })).toEqual({
      title: '빵',
      details: '상점에서 2개를 샀어요',
    });
    expect(ledgerText({ ...entry, reason: 'SHOP_REFUND' }).title).toBe('빵');
  });

  it('says something for every reason, and tells the reasons apart', () => {
    for (const given of [entry, nameless]) {
      const texts = ledgerReasons.map((reason) => ledgerText({ ...given, reason }));
      expect(texts.every(({ title, details }) => title !== '' && details !== '')).toBe(true);
      expect(new Set(texts.map(({ details }) => details)).size).toBe(ledgerReasons.length);
    }
  });

  it('does without names that are gone, and with reasons it does not know', () => {
    expect(ledgerText({ ...nameless, reason: 'MISSION_REWARD' }).title).toBe('미션');
    expect(ledgerText({ ...nameless, reason: 'SHOP_PURCHASE' }).title).toBe('상점 아이템');
    expect(ledgerText({ ...nameless, reason: 'SOMETHING_NEW' }).title).toBe('책바다 활동');
  });
});
