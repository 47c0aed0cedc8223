import { ApiError } from '#src/lib/api/ApiError.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { IdentityWindowError, type IdentityWindowFailure } from '#src/lib/identity/IdentityWindowError.ts';

const sentences: Readonly<Record<IdentityWindowFailure, string>> = {
  script:
    '보호자 확인 창을 불러오지 못했어요. 적은 내용은 그대로 있어요. 인터넷 연결을 확인하고, 화면을 새로 고친 뒤 다시 열어 주세요.',
  cancelled: '보호자 확인을 끝내지 않고 창을 닫았어요. 적은 내용은 그대로 있으니, 준비되면 다시 열어 주세요.',
  refused:
    '보호자 확인을 마치지 못했어요. 이름과 휴대전화 번호가 맞는지 보고 다시 해 주세요. 적은 내용은 그대로 있어요.',
};

/** What went wrong with the guardian's verification, what is kept, and what to do. */
export function describeIdentityFailure(failure: unknown): string {
  if (failure instanceof IdentityWindowError) return sentences[failure.failure];
  // The server gives its reasons per field where they concern what was typed.
  const [reason] = failure instanceof ApiError ? Object.values(failure.fields) : [];
  return reason ?? describeError(failure);
}
