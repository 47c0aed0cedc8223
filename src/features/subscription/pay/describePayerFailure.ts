import { ApiError } from '#src/lib/api/ApiError.ts';
import { IdentityWindowError, type IdentityWindowFailure } from '#src/lib/identity/IdentityWindowError.ts';
import { describeFailure } from '../words/describeFailure.ts';

const sentences: Readonly<Record<IdentityWindowFailure, string>> = {
  script:
    '본인 확인 창을 불러오지 못했습니다. 적으신 내용은 그대로 있습니다. 인터넷 연결을 확인하고 화면을 새로 고친 뒤 다시 열어 주십시오.',
  cancelled: '본인 확인을 마치지 않고 창을 닫으셨습니다. 적으신 내용은 그대로 있으며, 결제된 금액은 없습니다.',
  refused: '본인 확인을 마치지 못했습니다. 이름과 휴대전화 번호를 확인하고 다시 해 주십시오. 결제된 금액은 없습니다.',
};

/** Why it is not known who pays, what is kept, and what to do. */
export function describePayerFailure(failure: unknown): string {
  if (failure instanceof IdentityWindowError) return sentences[failure.failure];
  const [reason] = failure instanceof ApiError ? Object.values(failure.fields) : [];
  return reason ?? describeFailure(failure, '적으신 내용은 그대로 있으며, 결제된 금액은 없습니다.');
}
