import { PaymentWindowError, type PaymentWindowFailure } from '#src/lib/payment/PaymentWindowError.ts';
import { describeFailure } from '../words/describeFailure.ts';

const sentences: Readonly<Record<PaymentWindowFailure, string>> = {
  script:
    '결제 회사의 창을 불러오지 못했습니다. 결제된 금액은 없습니다. 인터넷 연결을 확인하고 잠시 뒤에 다시 해 주십시오.',
  cancelled: '결제 창을 닫으셨습니다. 결제된 금액은 없습니다. 준비되시면 다시 열어 주십시오.',
  refused: '결제 회사에서 창을 열어 주지 않았습니다. 결제된 금액은 없습니다. 잠시 뒤에 다시 해 주십시오.',
};

/** Why a payment did not begin, that nothing was paid, and what to do. */
export function describePaymentFailure(failure: unknown): string {
  return failure instanceof PaymentWindowError
    ? sentences[failure.failure]
    : describeFailure(failure, '결제된 금액은 없습니다.');
}
