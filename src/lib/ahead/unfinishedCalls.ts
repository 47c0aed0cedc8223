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
      const answer = await call;
      if (count === 1) tab().removeItem(KEY);
      return answer;
    } finally {
      // A call that goes on without its page fails for the page that is left.
      count -= 1;
    }
  },

  /** Whether the last page of this tab left one behind. Asked once by each page. */
  takeLeft(): boolean {
    const left = tab().getItem(KEY) !== null;
    if (left) tab().removeItem(KEY);
    return left;
  },
};
