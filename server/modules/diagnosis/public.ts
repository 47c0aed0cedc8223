export { gradeName } from './describeSummary.ts';
export { readParentDiagnosis } from './readParentDiagnosis.ts';
export { diagnosisApplies } from './repositories/diagnosisApplies.ts';
