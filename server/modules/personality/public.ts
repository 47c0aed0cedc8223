export { describePersonalitySummary } from './describePersonalitySummary.ts';
export { personalityResults } from './repositories/personalityResults.ts';
