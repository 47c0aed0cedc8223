import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAccount, useServices } from '../services/ServicesContext.ts';
import type { BasketChange } from './createBasketOutbox.ts';
import { createWordBasket, waitingWordsKey } from './createWordBasket.ts';

type Where = Omit<BasketChange, 'use'>;

/** Changes the word basket, and lists the changes that the server does not have yet; other tabs follow. */
export function useWordBasket() {
  const services = useServices();
  const accountNo = useAccount()?.accountNo ?? 0;
  const queries = useQueryClient();
  const basket = useMemo(() => createWordBasket(services, queries, accountNo), [services, queries, accountNo]);
  const { data: waiting = {} } = useQuery({
    queryKey: waitingWordsKey(accountNo),
    queryFn: () => basket.waiting(),
    initialData: () => basket.waiting(),
    // Another tab may have changed it while nobody looked here.
    refetchOnMount: 'always',
  });
  useEffect(
    () =>
      services.broadcast.listen((message) => {
        if (message.type === 'word-basket/changed') void basket.refresh(message.sent);
      }),
    [services, basket],
  );
  return {
    waiting,
    putIn: (word: string, where: Where) => void basket.change(word, { use: true, ...where }),
    takeOut: (word: string, where: Where) => void basket.change(word, { use: false, ...where }),
  };
}
