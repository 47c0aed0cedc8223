import { useState } from 'react';
import type { PersonalityOutcome } from '#contract/personality.ts';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { showAlert, showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';

interface HandIn {
  flush: () => Promise<boolean>;
  submit: () => Promise<PersonalityOutcome>;
  onFinished: () => void;
  /** The server misses an answer to this question. */
  onMissing: (key: string) => void;
}

/** Hands in once every answer is at the server. Where the network is away, the answers wait and the button stays. */
export function usePersonalityHandIn({ flush, submit, onFinished, onMissing }: HandIn) {
  const [busy, setBusy] = useState(false);

  async function handIn(): Promise<void> {
    setBusy(true);
    try {
      if (await flush()) {
        await submit();
        onFinished();
      } else
        showAlert(
          '고른 것은 모두 이 기기에 있어요. 인터넷이 이어지면 다시 ‘다 했어요’를 눌러 주세요.',
          '인터넷이 쉬고 있어요',
        );
    } catch (error) {
      const [missing] = error instanceof ApiError && error.is('TEST_NOT_COMPLETE') ? Object.keys(error.fields) : [];
      if (error instanceof ApiError && error.is('TEST_CLOSED')) onFinished();
      else {
        if (missing) onMissing(missing);
        showErrorAlert(error);
      }
    } finally {
      setBusy(false);
    }
  }

  return { handIn, busy };
}
