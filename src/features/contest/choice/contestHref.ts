import type { ContestQuery } from '#contract/contest.ts';
import { paths } from '#src/config/paths.ts';
import { CONTEST_PARAM } from './useAskedContest.ts';

const withNo = (path: string, { readingGameContestNo: no }: ContestQuery) =>
  no === undefined ? path : `${path}?${CONTEST_PARAM}=${no}`;

/** Address of a contest; without a number of the one that is shown first. */
export function contestHref(asked: ContestQuery = {}): string {
  return withNo(paths.contest.getHref(), asked);
}

/** Address of its level test. */
export function levelTestHref(asked: ContestQuery = {}): string {
  return withNo(paths.contestDiagnosis.getHref(), asked);
}

/** Address of the certificates, with the one of a contest in front. */
export function certificateHref(asked: ContestQuery = {}): string {
  return withNo(paths.contestCertificate.getHref(), asked);
}
