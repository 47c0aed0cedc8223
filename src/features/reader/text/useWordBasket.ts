import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { wordBasketApi } from '#contract/endpoints/wordBasket.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { isUnreachable } from '#src/lib/api/isUnreachable.ts';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import { queryKeys } from '#src/lib/queries/queryKeys.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { type BasketChange, createBasketOutbox } from './createBasketOutbox.ts';
import { sendWord } from './sendWaitingWords.ts';

/** The words of the basket. A change is shown at once and kept on this device until the server has it. */
export function useWordBasket() {
  const { api, storage } = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const client = useQueryClient();
  const outbox = useMemo(() => createBasketOutbox(storage, accountNo), [storage, accountNo]);
  const [waiting, setWaiting] = useState(() => outbox.read());
  const { data } = useQuery(
    queryOptions({
      queryKey: [queryKeys.wordBasket, 'words'],
      queryFn: ({ signal }) => api.call(wordBasketApi.listWords, { signal }),
    }),
  );

  async function change(word: string, use: boolean, where: Omit<BasketChange, 'use'>): Promise<void> {
    const changed = { use, ...where };
    outbox.put(word, changed);
    setWaiting(outbox.read());
    try {
      await sendWord(api, word, changed);
      outbox.sent(word, changed);
    } catch (error) {
      if (isUnreachable(error)) {
        showToast('이 기기에 적어 두었어요. 인터넷이 이어지면 바구니에 옮겨요.', 'plain');
        return;
      }
      outbox.sent(word, changed);
      showToast(describeError(error), 'warning');
    }
    await client.invalidateQueries({ queryKey: [queryKeys.wordBasket] });
    setWaiting(outbox.read());
  }

  return { has: (word: string) => waiting[word]?.use ?? data?.words.includes(word) ?? false, change };
}
