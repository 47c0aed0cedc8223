import { useMutation } from '@tanstack/react-query';
import type { InquiryBody, InquiryReceipt } from '../../../../contract/inquiry.ts';
import { useApi } from '../../../lib/services/ServicesContext.ts';

/** POST /api/site/inquiries: its form counts once, so that sending again is safe. */
export function useSendInquiry() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: InquiryBody) => api.post<InquiryReceipt>('/api/site/inquiries', body),
    meta: { ownError: true },
  });
}
