export { chooseLetters } from './chooseLetters.ts';
export { importRoster, type RosterReport, type RosterRowReport } from './importRoster.ts';
export { operatorQueries } from './repositories/operatorQueries.ts';
