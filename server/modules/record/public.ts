export { readRecord } from './readRecord.ts';
