import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger, type KnownPurchase } from './checkLedger.ts';
import { type LedgerEntry, missionRewardEntries, purchaseEntry, refundEntry } from './LedgerEntry.ts';

const reward = missionRewardEntries({ bookNo: 1042, kind: 'QUIZ', round: 1 }, { points: 36, shells: 36, exp: 40 });

/** A sound account: books read and things bought and given back, in a random order the purse allows. */
const accounts = fc
  .array(fc.tuple(fc.constantFrom('read', 'buy', 'refund'), fc.integer({ min: 1, max: 60 })), { maxLength: 60 })
  .map((steps) => {
    const entries: LedgerEntry[] = [];
    const purchases: KnownPurchase[] = [];
    const balances = { POINT: 0, SHELL: 0, EXP: 0 };
    for (const [index, [step, amount]] of steps.entries()) {
      const open = purchases.find(({ refunded }) => !refunded);
      if (step === 'read') {
        entries.push(
          ...missionRewardEntries(
            { bookNo: index, kind: 'OX', round: 1 },
            { points: amount, shells: amount, exp: amount },
          ),
        );
        balances.POINT += amount;
        balances.SHELL += amount;
        balances.EXP += amount;
      } else if (step === 'buy' && balances.SHELL >= amount) {
        entries.push(purchaseEntry(index, amount));
        purchases.push({ purchaseNo: index, price: amount, refunded: false });
        balances.SHELL -= amount;
      } else if (step === 'refund' && open) {
        entries.push(refundEntry(open.purchaseNo, open.price));
        open.refunded = true;
        balances.SHELL += open.price;
      }
    }
    return { entries, purchases, balances };
  });

describe('checkLedger', () => {
  it('finds nothing wrong with any sound account', () => {
    fc.assert(
      fc.property(accounts, ({ entries, purchases, balances }) => {
        expect(checkLedger(entries, balances, purchases)).toEqual([]);
      }),
    );
  });

  it('notices any row that is lost or doubled', () => {
    fc.assert(
      fc.property(accounts, fc.nat(), fc.boolean(), ({ entries, purchases, balances }, pick, double) => {
        fc.pre(entries.length > 0);
        const at = pick % entries.length;
        const row = entries[at] as LedgerEntry;
        const spoilt = entries.toSpliced(at, 1, ...(double ? [row, row] : []));
        expect(checkLedger(spoilt, balances, purchases)).not.toEqual([]);
      }),
    );
  });

  it('names what is wrong', () => {
    const codes = (entries: LedgerEntry[], shells: number, purchases: KnownPurchase[] = []) =>
      checkLedger(entries, { POINT: 36, SHELL: shells, EXP: 40 }, purchases).map(({ code }) => code);
    expect(codes([...reward, purchaseEntry(1, 50)], -14, [{ purchaseNo: 1, price: 50, refunded: false }])).toEqual([
      'BELOW_ZERO',
    ]);
    expect(codes([...reward, ...reward.slice(1, 2)], 72)).toEqual(['PAID_TWICE']);
    expect(codes([...reward, refundEntry(9, 5)], 41)).toEqual(['REFUND_WITHOUT_PURCHASE']);
    expect(codes(reward, 35)).toEqual(['BALANCE']);
    expect(codes(reward, 36, [{ purchaseNo: 2, price: 10, refunded: false }])).toEqual(['PURCHASE']);
  });

  it('writes no row for nothing earned', () => {
    expect(missionRewardEntries({ bookNo: 1, kind: 'OX', round: 2 }, { points: 2, shells: 0, exp: 0 })).toHaveLength(1);
    expect(missionRewardEntries({ bookNo: 1, kind: 'OX', round: 1 }, { points: 0, shells: 0, exp: 0 })).toEqual([]);
  });
});
