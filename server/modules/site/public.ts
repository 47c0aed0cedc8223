export { maintenanceNote } from './maintenanceNote.ts';
export { readSitePopups } from './readSitePopups.ts';
