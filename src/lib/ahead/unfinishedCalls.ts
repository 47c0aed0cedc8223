import { openStorage } from '../persisted/openStorage.ts';

const KEY = 'chaekbada.unfinished';

let count = 0;

const tab = () => openStorage(() => sessionStorage);

/**
 * Calls of this tab that go on without their page. What they change is not in an answer that was asked for before they
 * have ended: the next page of the tab asks for nothing ahead then.
 */
export const unfinishedCalls = {
  async follow<T>(call: Promise<T>): Promise<T> {
    count += 1;
    tab().setItem(KEY, '1');
    try {
      return await call;
    } finally {
      count -= 1;
      if (count === 0) tab().removeItem(KEY);
    }
  },

  /** Whether the last page of this tab left one behind. Asked once by each page. */
  takeLeft(): boolean {
    const left = tab().getItem(KEY) !== null;
    if (left) tab().removeItem(KEY);
    return left;
  },
};
