import type { QueryClient } from '@tanstack/react-query';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import type { BasketPage, BasketWords } from '#contract/wordBasket.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import { describeError } from '../api/describeError.ts';
import { isUnreachable } from '../api/isUnreachable.ts';
import { inTurn } from '../browser/inTurn.ts';
import { showToast } from '../feedback/feedbackStore.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import type { Services } from '../services/Services.ts';
import { isSignedInAs } from '../session/isSignedInAs.ts';
import { type BasketChange, createBasketOutbox } from './createBasketOutbox.ts';

type WaitingWords = Readonly<Record<string, BasketChange>>;

export interface WordBasket {
  /** Changes that the server does not have yet. */
  waiting(): WaitingWords;
  /** Shown at once and kept on this device until the server has it. */
  change(word: string, change: BasketChange): Promise<void>;
  /** Sends what waits; what cannot go now stays. */
  send(): Promise<void>;
  /** Another tab changed the basket. */
  refresh(sent: boolean): Promise<void>;
}

/** Under which key the queries of a tab hold what waits. */
export const waitingWordsKey = (accountNo: number) => [queryKeys.device, 'words', accountNo];

/** The one way to change the word basket of an account, from any page, with a network and without. */
export function createWordBasket(
  { api, storage, broadcast, session }: Pick<Services, 'api' | 'storage' | 'broadcast' | 'session'>,
  queries: QueryClient,
  accountNo: number,
): WordBasket {
  const outbox = createBasketOutbox(storage, accountNo);
  const show = () => void queries.setQueryData(waitingWordsKey(accountNo), outbox.read());

  /**
   * @param unkept changes that the storage of this device had no room for
   * @returns false where the server could not be reached
   */
  async function send(unkept: WaitingWords = {}): Promise<boolean> {
    let settled = false;
    let reached = true;
    // Beside each other, a later change of a word could reach the server before an earlier one.
    await inTurn(`chaekbada.word-basket.${accountNo}`, async () => {
      for (const word of Object.keys({ ...unkept, ...outbox.read() })) {
        const change = outbox.read()[word] ?? unkept[word];
        if (!change) continue;
        if (!isSignedInAs(session, accountNo)) return;
        try {
          await sendWord(api, word, change);
          changeLists(queries, word, change.use);
        } catch (error) {
          reached = !isUnreachable(error);
          if (!reached || !isSignedInAs(session, accountNo)) return;
          showToast(describeRefusal(word, change, error), 'warning');
        }
        outbox.sent(word, change);
        settled = true;
      }
    });
    if (!settled) return reached;
    broadcast.send({ type: 'word-basket/changed', sent: true });
    await queries.invalidateQueries({ queryKey: [queryKeys.wordBasket] });
    show();
    return reached;
  }

  return {
    waiting: outbox.read,
    async change(word, change) {
      outbox.put(word, change);
      show();
      broadcast.send({ type: 'word-basket/changed', sent: false });
      const reached = await send(outbox.read()[word] ? {} : { [word]: change });
      if (!reached) showToast('이 기기에 적어 두었어요. 인터넷이 이어지면 바구니에 옮겨요.', 'plain');
    },
    async send() {
      await send();
    },
    async refresh(sent) {
      if (sent) await queries.invalidateQueries({ queryKey: [queryKeys.wordBasket] });
      show();
    },
  };
}

/** Puts a word in or takes it out: one that arrives twice is one. */
async function sendWord(api: ApiClient, word: string, { use, ...where }: BasketChange): Promise<void> {
  const params = { word };
  if (use) await api.call(wordBasketApi.putIn, { params, body: where, lasting: true });
  else await api.call(wordBasketApi.takeOut, { params, lasting: true });
}

/** What is loaded follows at once; the place of a word that is new in it comes with the next answer. */
function changeLists(queries: QueryClient, word: string, use: boolean): void {
  queries.setQueryData<BasketWords>([queryKeys.wordBasket, 'words'], (old) => {
    if (!old) return old;
    const others = old.words.filter((other) => other !== word);
    return { words: use ? [...others, word] : others };
  });
  if (use) return;
  queries.setQueriesData<BasketPage>({ queryKey: [queryKeys.wordBasket, 'page'] }, (old) => {
    if (!old) return old;
    const items = old.items.filter((kept) => kept.word !== word);
    return { ...old, items, totalCount: old.totalCount - (old.items.length - items.length) };
  });
}

function describeRefusal(word: string, { use }: BasketChange, error: unknown): string {
  const why = (error instanceof ApiError && error.fields.word) || describeError(error);
  const name = withJosa(`‘${word}’`, '을/를');
  return use ? `${name} 담지 못했어요. ${why}` : `${name} 바구니에서 빼지 못했어요. ${why}`;
}
