export { ownNotices } from './ownNotices.ts';
export { pupilReports } from './repositories/pupilReports.ts';
