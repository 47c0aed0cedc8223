import type { ShareScope } from '#domain/account/shareScopes.ts';

const words: Readonly<Record<ShareScope, string>> = {
  MISSION: '책 이름과 미션 결과를 볼 수 있어요.',
  DIAGNOSIS: '학년과 독서 진단 결과, 알맞은 책을 볼 수 있어요.',
  MONTHLY_REPORT: '선생님이 만든 링크예요. 그 달에 읽은 책과 미션, 잘한 것, 읽기 수준을 볼 수 있어요.',
  HOME: '책 이름과 미션 결과를 보고, 수족관이 쉬는 시간을 정할 수 있어요.',
};
const before =
  '예전에 만든 링크예요. 미션 결과와 독서 진단 결과를 보고, 수족관이 쉬는 시간도 정할 수 있어요. 덜 보여 주고 싶으면 끝내고 새로 만들어 주세요.';

/** What whoever holds a link can do with it, for the student. @param scope null for one from before there were scopes */
export function shareWords(scope: ShareScope | null): string {
  return scope === null ? before : words[scope];
}
