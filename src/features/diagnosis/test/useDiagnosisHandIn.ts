import { useState } from 'react';
import { ApiError } from '#src/lib/api/ApiError.ts';
import { showAlert, showErrorAlert } from '#src/lib/feedback/feedbackStore.ts';
import type { TestViewProps } from './TestViewProps.ts';

type HandIn = Pick<TestViewProps, 'flush' | 'submit' | 'onFinished'>;

/** Hands in once every answer is at the server. Where the network is away, the answers wait and the button stays. */
export function useDiagnosisHandIn({ flush, submit, onFinished }: HandIn) {
  const [busy, setBusy] = useState(false);

  async function handIn(): Promise<void> {
    setBusy(true);
    try {
      if (await flush()) {
        await submit();
        onFinished();
      } else
        showAlert(
          '답은 모두 이 기기에 있어요. 인터넷이 이어지면 다시 ‘다 했어요’를 눌러 주세요.',
          '인터넷이 쉬고 있어요',
        );
    } catch (error) {
      if (error instanceof ApiError && error.is('TEST_CLOSED')) onFinished();
      else showErrorAlert(error);
    } finally {
      setBusy(false);
    }
  }

  return { handIn, busy };
}
