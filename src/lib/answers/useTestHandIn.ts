import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { showAlert, showErrorAlert } from '../feedback/feedbackStore.ts';
import type { TestAnswers } from './useTestAnswers.ts';

interface TestHandInOptions extends Pick<TestAnswers, 'flush'> {
  submit: () => Promise<unknown>;
  onFinished: () => void;
  /** The server misses an answer to this question. */
  onMissing?: (key: string) => void;
  offlineText?: string;
}

/** Hands in once every answer is at the server. Where the network is away, the answers wait and the button stays. */
export function useTestHandIn({
  flush,
  submit,
  onFinished,
  onMissing,
  offlineText = '답은 모두 이 기기에 있어요. 인터넷이 이어지면 다시 ‘다 했어요’를 눌러 주세요.',
}: TestHandInOptions) {
  const [busy, setBusy] = useState(false);

  async function handIn(): Promise<void> {
    setBusy(true);
    try {
      if (await flush()) {
        await submit();
        onFinished();
      } else showAlert(offlineText, '인터넷이 쉬고 있어요');
    } catch (error) {
      if (error instanceof ApiError && error.is('TEST_CLOSED')) return onFinished();
      const [missing] = error instanceof ApiError && error.is('TEST_NOT_COMPLETE') ? Object.keys(error.fields) : [];
      if (missing) onMissing?.(missing);
      showErrorAlert(error);
    } finally {
      setBusy(false);
    }
  }

  return { handIn, busy };
}
