import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { isUnreachable } from '#src/lib/api/isUnreachable.ts';
import { type BasketChange, createBasketOutbox } from './createBasketOutbox.ts';

interface WaitingWords {
  api: ApiClient;
  storage: Storage;
  accountNo: number;
  /** False once somebody else, or nobody, is signed in here. */
  isCurrent: () => boolean;
}

/** Sends what became of words without a network. In or out: one that arrives twice is one. */
export async function sendWaitingWords({ api, storage, accountNo, isCurrent }: WaitingWords): Promise<void> {
  const outbox = createBasketOutbox(storage, accountNo);
  for (const [word, change] of Object.entries(outbox.read())) {
    if (!isCurrent()) return;
    try {
      await sendWord(api, word, change);
    } catch (error) {
      if (isUnreachable(error) || !isCurrent()) return;
    }
    outbox.sent(word, change);
  }
}

/** Puts a word in or takes it out. */
export async function sendWord(api: ApiClient, word: string, { use, ...where }: BasketChange): Promise<void> {
  const params = { word };
  if (use) await api.call(wordBasketApi.putIn, { params, body: where, lasting: true });
  else await api.call(wordBasketApi.takeOut, { params });
}
