export { pushRecords } from './pushRecords.ts';
export { recordPushes } from './repositories/recordPushes.ts';
