import type { SiteName } from '#contract/site.ts';
import { paths } from '../../config/paths.ts';

/** Addresses of the diagnosis on one site. */
export interface DiagnosisPlaces {
  /** Where one applies: what stands open, and the results so far. */
  start: string;
  intro: string;
  test: string;
  report: (diagnosisApplyNo: number) => string;
  list: string;
}

/** Name of the step in the address of the academy site, which has one page for everything before the report. */
export const STEP = 'step';
export type DiagnosisStep = 'start' | 'intro' | 'test';

export function diagnosisPlaces(site: SiteName): DiagnosisPlaces {
  if (site === 'home')
    return {
      start: paths.diagnosisIntro.getHref(),
      intro: paths.diagnosisIntro.getHref(),
      test: paths.diagnosisTest.getHref(),
      report: (no) => paths.diagnosisResult.getHref({ accountReadingLevelResultNo: no }),
      list: paths.diagnosisList.getHref(),
    };
  const start = paths.diagnosis.getHref();
  return {
    start,
    intro: site === 'school' ? paths.diagnosisIntroSchool.getHref() : `${start}?${STEP}=intro`,
    test: site === 'school' ? paths.diagnosisTestSchool.getHref() : `${start}?${STEP}=test`,
    report: (no) => paths.diagnosisReport.getHref({ diagnosisApplyNo: no }),
    list: start,
  };
}

export function readStep(value: string | null): DiagnosisStep {
  return value === 'intro' || value === 'test' ? value : 'start';
}
