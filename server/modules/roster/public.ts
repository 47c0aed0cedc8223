export { chooseLetters } from './chooseLetters.ts';
export { importRoster, type RosterReport } from './importRoster.ts';
export { makeOneRosterZip } from './one-roster/exportOneRoster.ts';
export { type RosterSource, readRosterSheets } from './readRosterSheets.ts';
export { operatorQueries } from './repositories/operatorQueries.ts';
export { rosterUploads } from './repositories/rosterUploads.ts';
export type { RosterRowReport } from './settleRow.ts';
