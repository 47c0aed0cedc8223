import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import type { MadeCard } from '#contract/loginCard.ts';
import { loginCardTuning } from '#domain/login-card/tuning.ts';
import { showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import { usePost, useStaffServices } from '../services/StaffServicesContext.ts';

/** Makes cards some at a time. What was made before something broke is kept: it is shown only once. */
export function useMakeCards() {
  const { api } = useStaffServices();
  const { academyNo } = usePost();
  const queries = useQueryClient();
  const [cards, setCards] = useState<MadeCard[]>([]);
  const [busy, setBusy] = useState(false);

  async function make(accountNos: readonly number[]): Promise<void> {
    setBusy(true);
    let made: MadeCard[] = [];
    try {
      for (let at = 0; at < accountNos.length; at += loginCardTuning.cardsAtOnce) {
        const part = accountNos.slice(at, at + loginCardTuning.cardsAtOnce);
        const step = await api.call(loginCardApi.make, { params: { academyNo }, body: { accountNos: [...part] } });
        made = [...made, ...step.cards];
        setCards(made);
      }
    } catch (error) {
      showErrorAlert(error);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['staff', academyNo, 'cards'] });
    }
  }
  return { cards, busy, make };
}
