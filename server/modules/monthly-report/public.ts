export { readParentReport } from './readParentReport.ts';
