import type { QueryClient } from '@tanstack/react-query';
import { afterHandIn } from '../features/mission/play/afterHandIn.ts';
import { describeHandInEnd } from '../features/mission/submission/describeHandInEnd.ts';
import { sendWaitingAnswers } from '../features/mission/submission/sendAnswersOf.ts';
import { submissionQueueOf } from '../features/mission/submission/submissionQueueOf.ts';
import { sendReport } from '../features/note/sync/sendReport.ts';
import { sendWaitingPlaces } from '../features/reader/sendWaitingPlaces.ts';
import { sendWaitingTests } from '../lib/answers/sendWaitingTests.ts';
import { clearNotices, showNotice } from '../lib/feedback/feedbackStore.ts';
import type { Services } from '../lib/services/Services.ts';
import { createWordBasket } from '../lib/word-basket/createWordBasket.ts';

export interface KeptHandIns {
  /** Tries now. What cannot go is tried again by itself. */
  send: () => Promise<void>;
  stop: () => void;
}

/** Brings the hand-ins of an account together with its reports, its notices and what the pages have loaded. */
export function keepHandIns(services: Services, queries: QueryClient, accountNo: number): KeptHandIns {
  const { deps, queue } = submissionQueueOf(services, accountNo);
  const disconnect = queue.connect({
    sendText: (bookNo) => sendReport({ ...deps, api: services.api }, bookNo),
    onEnded: (end) => {
      if (end.outcome === 'DONE' || end.outcome === 'ALREADY') afterHandIn(queries, services.broadcast);
      const onSeen = () => void queue.forgetEnd(end.attemptNo);
      showNotice({ id: `hand-in-${end.attemptNo}`, ...describeHandInEnd(end), onSeen });
    },
  });
  return {
    send: async () => {
      await queue.sendAll();
      await sendWaitingAnswers(deps);
      await sendWaitingTests({ ...deps, api: services.api });
      await sendWaitingPlaces({ ...deps, api: services.api, storage: services.storage });
      await createWordBasket(services, queries, accountNo).send();
    },
    stop: () => {
      disconnect();
      clearNotices();
    },
  };
}
