export { handInReportText } from './handInReportText.ts';
export { readBookText } from './readBookText.ts';
export { readReportBand } from './readReportBand.ts';
export { readReportText } from './readReportText.ts';
export { writeReportText } from './writeReportText.ts';
