import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import { QueryView } from '#src/components/states/QueryView.tsx';
import { useApi } from '#src/lib/services/ServicesContext.ts';
import { subscriptionQueries } from '../subscriptionQueries.ts';
import { RefundOffer } from './RefundOffer.tsx';

/** Ends the ticket now and gives money back: the sum to the won first, then the question. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(subscriptionQueries.refundPreview(useApi()));
  const [done, setDone] = useState(false);
  return (
    <Dialog open onClose={onClose} title={done ? '환불을 신청했습니다' : '환불받기'} maxWidth={520}>
      <QueryView query={query} skeleton={<Skeleton height={220} radius={16} />}>
        {(preview) => <RefundOffer preview={preview} onDone={() => setDone(true)} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}
