export { pushRecords } from './pushRecords.ts';
