import type { RestoreReport } from '../backup/finishRestore.ts';

/** What came of making an old database fit for today, in sentences. */
export function describeRestore({ erasedAgain, leavingAgain, linksEnded, problems }: RestoreReport): string[] {
  return [
    `백업 뒤에 탈퇴한 사람을 다시 지웠어요: ${erasedAgain}명`,
    leavingAgain === null
      ? '탈퇴 신청 목록(leavings.jsonl)이 없어요. 백업 뒤에 탈퇴를 신청한 사람은 다시 신청해야 해요.'
      : `백업 뒤에 탈퇴를 신청한 사람을 다시 탈퇴 신청으로 두었어요: ${leavingAgain}명`,
    `보호자에게 보낸 링크를 모두 거두었어요: ${linksEnded}개. 학생이 내 정보에서 새로 만들 수 있어요.`,
    problems.count === 0 ? '장부가 맞아요.' : `장부가 맞지 않는 곳: ${problems.count}`,
    ...problems.listed.map((line) => `  ${line}`),
    '모든 로그인을 끝냈어요. 정기 결제는 결제 회사의 장부와 맞춘 뒤에 다시 시작해요 (jobs list의 payment-books).',
  ];
}
