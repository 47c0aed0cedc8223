interface Signs {
  accountNo: number | null;
  bookNos: ReadonlySet<number>;
}

const nothing: Signs = { accountNo: null, bookNos: new Set() };

let signs = nothing;
const listeners = new Set<() => void>();

function change(next: Signs): void {
  signs = next;
  for (const listener of listeners) listener();
}

/** Which books of the student who is signed in are on this device, for signs on their cards; of nobody else a word. */
export const keptSigns = {
  show: (accountNo: number, bookNos: readonly number[]): void => change({ accountNo, bookNos: new Set(bookNos) }),
  clear: (): void => change(nothing),
  add(accountNo: number, bookNo: number): void {
    if (accountNo === signs.accountNo) change({ accountNo, bookNos: new Set([...signs.bookNos, bookNo]) });
  },
  remove(accountNo: number, bookNo: number): void {
    if (accountNo === signs.accountNo)
      change({ accountNo, bookNos: new Set([...signs.bookNos].filter((other) => other !== bookNo)) });
  },
  has: (bookNo: number): boolean => signs.bookNos.has(bookNo),
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
