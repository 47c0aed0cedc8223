import type { RestoreReport } from '../backup/finishRestore.ts';

/** What came of making an old database fit for today, in sentences. */
export function describeRestore({ erasedAgain, problems }: RestoreReport): string[] {
  return [
    `백업 뒤에 탈퇴한 사람을 다시 지웠어요: ${erasedAgain}명`,
    problems.count === 0 ? '장부가 맞아요.' : `장부가 맞지 않는 곳: ${problems.count}`,
    ...problems.told.map((line) => `  ${line}`),
    '모든 로그인을 끝냈어요. 정기 결제는 결제 회사의 장부와 맞춘 뒤에 다시 시작해요 (jobs list의 payment-books).',
  ];
}
