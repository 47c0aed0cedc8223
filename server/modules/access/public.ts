export { readAccessRecords } from './readAccessRecords.ts';
export { recordAccess, recordRefusal } from './recordAccess.ts';
export { recordRefusedSignIn } from './recordRefusedSignIn.ts';
